//! Nothing but the front page, whose code is compiled and run with the documentation's tests.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
