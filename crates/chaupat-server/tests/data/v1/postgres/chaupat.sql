






CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);



CREATE TABLE public.event (
    game text NOT NULL,
    version bigint NOT NULL,
    at bigint NOT NULL,
    guest bigint,
    seat smallint,
    client text,
    kind text NOT NULL,
    body text NOT NULL
);



CREATE TABLE public.game (
    n bigint NOT NULL,
    id text NOT NULL,
    owner bigint NOT NULL,
    key text,
    created bigint NOT NULL,
    private boolean NOT NULL,
    state text NOT NULL,
    due bigint,
    commitment bytea
);



ALTER TABLE public.game ALTER COLUMN n ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.game_n_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);



CREATE TABLE public.guest (
    id bigint NOT NULL,
    name text NOT NULL,
    token bytea NOT NULL,
    created bigint NOT NULL
);



ALTER TABLE public.guest ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.guest_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);



CREATE TABLE public.import (
    id text NOT NULL,
    owner bigint NOT NULL,
    created bigint NOT NULL,
    text text NOT NULL
);



CREATE TABLE public.link (
    game text NOT NULL,
    seat smallint NOT NULL,
    word bytea NOT NULL
);



CREATE TABLE public.secret (
    game text NOT NULL,
    bytes bytea NOT NULL
);



INSERT INTO public._sqlx_migrations VALUES (1, '0001_first', '2026-12-01 14:28:37.884884+00', true, '\x5b1bfd22d2a41433647ee1125cb1235e29849c04a19a98a10f45f20b855816c52fa4df47745ec9bd07079f26d1e5464a', 23483553);



INSERT INTO public.event VALUES ('4jk53vjhwxcy', 1, 1796135317932, 1, NULL, NULL, 'created', '{"kind":"created","rules":"chaturaji(quiet_limit=8)","seats":[{"seat":"r","holder":"person","name":"Asha"},{"seat":"g","holder":"bot","bot":"greedy"},{"seat":"y","holder":"bot","bot":"greedy"},{"seat":"b","holder":"bot","bot":"greedy"}],"dice":{"mode":"plain","salts":"ask"},"visibility":"public","commitment":"fcb7b74766ca754140cab281486d308621b81fc928278dc3c4668337aa33cc22"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 2, 1796135317942, 1, 0, 'a0', 'salt_committed', '{"kind":"salt_committed","seat":"r","commitment":"7ade2a820f63a5963afd51f7da5166975f796bdf831a848293e8d6fd9e28d5d7"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 3, 1796135317942, NULL, NULL, NULL, 'salts_opened', '{"kind":"salts_opened","commitments":["7ade2a820f63a5963afd51f7da5166975f796bdf831a848293e8d6fd9e28d5d7",null,null,null]}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 4, 1796135317949, 1, 0, 'a1', 'salted', '{"kind":"salted","seat":"r","salt":"0707070707070707070707070707070707070707070707070707070707070707"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 5, 1796135317949, NULL, NULL, NULL, 'started', '{"kind":"started"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 6, 1796135317955, 1, 0, 'a2', 'threw', '{"kind":"threw","seat":"r","n":1,"ply":"34"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 7, 1796135317962, 1, 0, 'a3', 'played', '{"kind":"played","seat":"r","ply":"h2f1"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 8, 1796135317972, 1, 0, 'a4', 'played', '{"kind":"played","seat":"r","ply":"pass"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 9, 1796135317973, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":2,"ply":"45"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 10, 1796135317976, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"d1e2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 11, 1796135317977, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"c1f1"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 12, 1796135317977, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":3,"ply":"25"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 13, 1796135317980, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"a5b4"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 14, 1796135317981, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"a8c6"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 15, 1796135317981, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":4,"ply":"24"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 16, 1796135317982, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"pass"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 17, 1796135317987, 1, 0, 'a5', 'threw', '{"kind":"threw","seat":"r","n":5,"ply":"44"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 18, 1796135317992, 1, 0, 'a6', 'resigned', '{"kind":"resigned","seat":"r"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 19, 1796135317992, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":6,"ply":"44"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 20, 1796135317995, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"f1g1"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 21, 1796135317996, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"g1h1"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 22, 1796135317996, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":7,"ply":"24"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 23, 1796135317997, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"c6e8"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 24, 1796135318006, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"a6a2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 25, 1796135318006, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":8,"ply":"45"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 26, 1796135318008, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"f8e8"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 27, 1796135318010, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"e7e6"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 28, 1796135318011, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":9,"ply":"22"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 29, 1796135318011, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"a1c3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 30, 1796135318013, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"c3e5"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 31, 1796135318013, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":10,"ply":"35"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 32, 1796135318014, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"a7c6"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 33, 1796135318015, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"b5c5"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 34, 1796135318015, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":11,"ply":"23"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 35, 1796135318016, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"g8f6"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 36, 1796135318016, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":12,"ply":"55"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 37, 1796135318017, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"d2d3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 38, 1796135318019, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"e2f2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 39, 1796135318019, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":13,"ply":"55"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 40, 1796135318019, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"pass"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 41, 1796135318020, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":14,"ply":"34"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 42, 1796135318020, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"f6g4"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 43, 1796135318022, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"e8b8"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 44, 1796135318022, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":15,"ply":"35"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 45, 1796135318022, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"f2g3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 46, 1796135318023, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"b1d2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 47, 1796135318023, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":16,"ply":"24"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 48, 1796135318026, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"a2b2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 49, 1796135318026, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":17,"ply":"25"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 50, 1796135318028, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"g7g6"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 51, 1796135318028, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"h8f6"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 52, 1796135318028, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":18,"ply":"25"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 53, 1796135318030, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"g3h3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 54, 1796135318031, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"e5g3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 55, 1796135318031, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":19,"ply":"34"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 56, 1796135318031, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"c6b8"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 57, 1796135318032, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"b2c2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 58, 1796135318032, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":20,"ply":"35"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 59, 1796135318033, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"g4e3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 60, 1796135318034, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"g6g5"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 61, 1796135318034, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"g","n":21,"ply":"35"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 62, 1796135318035, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"h3h4"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 63, 1796135318035, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"g","ply":"d2f3"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 64, 1796135318036, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"y","n":22,"ply":"24"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 65, 1796135318037, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"y","ply":"c2a2"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 66, 1796135318037, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"b","n":23,"ply":"55"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 7, 1796135318079, 1, 0, 'a11', 'played', '{"kind":"played","seat":"S","ply":"30:0-4"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 18, 1796135318114, 1, 0, 'a16', 'played', '{"kind":"played","seat":"S","ply":"2:8-10"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 19, 1796135318115, NULL, NULL, NULL, 'called', '{"kind":"called","seat":"N"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 20, 1796135318119, 1, 0, 'a17', 'linked', '{"kind":"linked","seat":"S","link":"7ee4e7ece67da4a3a4fd81079770354932bf7e23e576d8f3529a40d3b10fa4bd"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 21, 1796135318120, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":6,"ply":"3"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 26, 1796135318153, 1, 0, 'a21', 'played', '{"kind":"played","seat":"S","ply":"10:14-24"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 27, 1796135318153, NULL, NULL, NULL, 'called', '{"kind":"called","seat":"N"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 28, 1796135318158, 1, 0, 'a22', 'linked', '{"kind":"linked","seat":"S","link":"412bcb6c219931f03ac80d1f0d5b9b8bbd772eb7e23be008ecad216076aa929e"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 29, 1796135318158, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":9,"ply":"3"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 34, 1796135318184, 1, 0, 'a26', 'played', '{"kind":"played","seat":"S","ply":"4:34-38"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 35, 1796135318184, NULL, NULL, NULL, 'called', '{"kind":"called","seat":"N"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 36, 1796135318193, 1, 0, 'a27', 'linked', '{"kind":"linked","seat":"S","link":"b5dfd5efe034ce304648da1243ccd0ccbab78b369e99e73985b0b2575ce4f83d"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 37, 1796135318193, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":12,"ply":"2"}');
INSERT INTO public.event VALUES ('xaknckngej83', 16, 1796135318262, 1, 0, 'a35', 'played', '{"kind":"played","seat":"S","ply":"2:4-6"}');
INSERT INTO public.event VALUES ('xaknckngej83', 17, 1796135318262, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":11,"ply":"3"}');
INSERT INTO public.event VALUES ('xaknckngej83', 18, 1796135318267, 1, 0, 'a36', 'threw', '{"kind":"threw","seat":"S","n":12,"ply":"4"}');
INSERT INTO public.event VALUES ('xaknckngej83', 22, 1796135318274, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"25:0-4"}');
INSERT INTO public.event VALUES ('2uzq6dxhqp99', 1, 1796135318304, 1, NULL, NULL, 'created', '{"kind":"created","rules":"chaturaji","seats":[{"seat":"r","holder":"person","name":"Asha"},{"seat":"g","holder":"link"},{"seat":"y","holder":"open"},{"seat":"b","holder":"bot","bot":"greedy"}],"dice":{"mode":"plain","salts":"ask"},"visibility":"private","commitment":"fe2674386cdcc39be79e4c87432824439cf8bfaeb8f683dbe389dc50ecacde07"}');
INSERT INTO public.event VALUES ('27z5274nmmez', 2, 1796135318313, 1, 0, 'a40', 'salt_committed', '{"kind":"salt_committed","seat":"r","commitment":"e4d5261e5d80d65c73520f47be694ee69c0ff3de1d072fd32c122fc01e4f424d"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 67, 1796135318038, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"b","ply":"g5h4"}');
INSERT INTO public.event VALUES ('4jk53vjhwxcy', 68, 1796135318038, NULL, NULL, NULL, 'over', '{"kind":"over","result":"r 4 (0), g 1 (16), y 2 (12), b 3 (9)","ended":"kings","secret":"6a1d6bfb14faf48b04d7227c9f555f16eacf8a88203c76745cf1244e767a317b"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 1, 1796135318047, 1, NULL, NULL, 'created', '{"kind":"created","rules":"chaupar(players=2,opening=seat(0),turn_limit=8)","seats":[{"seat":"S","holder":"person","name":"Asha"},{"seat":"N","holder":"bot","bot":"greedy"}],"dice":{"mode":"live","salts":"ask"},"visibility":"public","commitment":"07cefd097d884620b9d5f4138730a9abb7512a9e1efe9862f203eb460fb74bf8"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 8, 1796135318085, 1, 0, 'a12', 'played', '{"kind":"played","seat":"S","ply":"4:4-8"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 9, 1796135318085, NULL, NULL, NULL, 'called', '{"kind":"called","seat":"N"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 10, 1796135318090, 1, 0, 'a13', 'linked', '{"kind":"linked","seat":"S","link":"13f56a228618c722f553a3e02c966c3a03b53283a76e91d75593cc41e558006d"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 11, 1796135318090, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":3,"ply":"30"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 12, 1796135318090, NULL, NULL, NULL, 'called', '{"kind":"called","seat":"N"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 13, 1796135318095, 1, 0, 'a14', 'linked', '{"kind":"linked","seat":"S","link":"df3027b3ca0ab28c984eba2b04f4de3ae9c245ed3be4a763a2d358e70e806b7b"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 14, 1796135318095, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":4,"ply":"3"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 16, 1796135318099, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"3:4-7"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 17, 1796135318108, 1, 0, 'a15', 'threw', '{"kind":"threw","seat":"S","n":5,"ply":"2"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 25, 1796135318145, 1, 0, 'a20', 'played', '{"kind":"played","seat":"S","ply":"4:10-14"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 33, 1796135318177, 1, 0, 'a25', 'played', '{"kind":"played","seat":"S","ply":"10:24-34"}');
INSERT INTO public.event VALUES ('xaknckngej83', 15, 1796135318256, 1, 0, 'a34', 'played', '{"kind":"played","seat":"S","ply":"25:0-4"}');
INSERT INTO public.event VALUES ('27z5274nmmez', 1, 1796135318308, 1, NULL, NULL, 'created', '{"kind":"created","rules":"chaturaji","seats":[{"seat":"r","holder":"person","name":"Asha"},{"seat":"g","holder":"person","name":"Mira"},{"seat":"y","holder":"bot","bot":"greedy"},{"seat":"b","holder":"bot","bot":"greedy"}],"dice":{"mode":"plain","salts":"ask"},"visibility":"public","commitment":"11a1f91e99bed7f1b2acefa22000fb68b6d493199e696e32a7c7822a5abdfb7d"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 2, 1796135318058, 1, 0, 'a7', 'links_committed', '{"kind":"links_committed","seat":"S","tip":"72e869d4da5f614010804a5df43f76a948a76e4e7b8c402afec1cc6cc1ac2899"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 3, 1796135318063, 1, 0, 'a8', 'unsalted', '{"kind":"unsalted","seat":"S"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 4, 1796135318063, NULL, NULL, NULL, 'started', '{"kind":"started"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 5, 1796135318068, 1, 0, 'a9', 'threw', '{"kind":"threw","seat":"S","n":1,"ply":"30"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 6, 1796135318073, 1, 0, 'a10', 'threw', '{"kind":"threw","seat":"S","n":2,"ply":"4"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 15, 1796135318096, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"30:0-4"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 22, 1796135318121, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"3:7-10"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 23, 1796135318125, 1, 0, 'a18', 'threw', '{"kind":"threw","seat":"S","n":7,"ply":"10"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 24, 1796135318135, 1, 0, 'a19', 'threw', '{"kind":"threw","seat":"S","n":8,"ply":"4"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 30, 1796135318159, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"3:10-13"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 31, 1796135318164, 1, 0, 'a23', 'threw', '{"kind":"threw","seat":"S","n":10,"ply":"10"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 32, 1796135318169, 1, 0, 'a24', 'threw', '{"kind":"threw","seat":"S","n":11,"ply":"4"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 38, 1796135318197, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"2:13-15"}');
INSERT INTO public.event VALUES ('f6fcvmmk6p2z', 39, 1796135318197, NULL, NULL, NULL, 'over', '{"kind":"over","result":"S 1 bay-thoree, N 2 bay-thoree","ended":"limit","secret":"97a51702324f78ee30c779d6c86717c480f7385e57c20bf2c0e30200db45f04e"}');
INSERT INTO public.event VALUES ('xaknckngej83', 1, 1796135318202, 1, NULL, NULL, 'created', '{"kind":"created","rules":"chaupar(players=2,opening=seat(0),turn_limit=30)","seats":[{"seat":"S","holder":"person","name":"Asha"},{"seat":"N","holder":"open"}],"dice":{"mode":"plain","salts":"none"},"visibility":"public","commitment":"2abad5d2edec3469f70c1f00ca3cde29ac42f6a2c902e3b1952cca036f2db6a7"}');
INSERT INTO public.event VALUES ('xaknckngej83', 2, 1796135318208, 2, NULL, NULL, 'seated', '{"kind":"seated","seat":"N","name":"Ravi"}');
INSERT INTO public.event VALUES ('xaknckngej83', 3, 1796135318208, NULL, NULL, NULL, 'started', '{"kind":"started"}');
INSERT INTO public.event VALUES ('xaknckngej83', 4, 1796135318213, 2, 2, 'a0', 'controlled', '{"kind":"controlled","seat":"N","bot":"greedy"}');
INSERT INTO public.event VALUES ('xaknckngej83', 5, 1796135318218, 1, 0, 'a28', 'threw', '{"kind":"threw","seat":"S","n":1,"ply":"3"}');
INSERT INTO public.event VALUES ('xaknckngej83', 6, 1796135318218, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":2,"ply":"4"}');
INSERT INTO public.event VALUES ('xaknckngej83', 7, 1796135318223, 1, 0, 'a29', 'threw', '{"kind":"threw","seat":"S","n":3,"ply":"2"}');
INSERT INTO public.event VALUES ('xaknckngej83', 8, 1796135318223, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":4,"ply":"4"}');
INSERT INTO public.event VALUES ('xaknckngej83', 9, 1796135318227, 1, 0, 'a30', 'threw', '{"kind":"threw","seat":"S","n":5,"ply":"3"}');
INSERT INTO public.event VALUES ('xaknckngej83', 10, 1796135318228, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":6,"ply":"2"}');
INSERT INTO public.event VALUES ('xaknckngej83', 11, 1796135318234, 1, 0, 'a31', 'threw', '{"kind":"threw","seat":"S","n":7,"ply":"2"}');
INSERT INTO public.event VALUES ('xaknckngej83', 12, 1796135318234, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":8,"ply":"4"}');
INSERT INTO public.event VALUES ('xaknckngej83', 13, 1796135318239, 1, 0, 'a32', 'threw', '{"kind":"threw","seat":"S","n":9,"ply":"25"}');
INSERT INTO public.event VALUES ('xaknckngej83', 14, 1796135318249, 1, 0, 'a33', 'threw', '{"kind":"threw","seat":"S","n":10,"ply":"2"}');
INSERT INTO public.event VALUES ('xaknckngej83', 19, 1796135318273, 1, 0, 'a37', 'played', '{"kind":"played","seat":"S","ply":"4:6-10"}');
INSERT INTO public.event VALUES ('xaknckngej83', 20, 1796135318273, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":13,"ply":"25"}');
INSERT INTO public.event VALUES ('xaknckngej83', 21, 1796135318273, NULL, NULL, NULL, 'threw', '{"kind":"threw","seat":"N","n":14,"ply":"4"}');
INSERT INTO public.event VALUES ('xaknckngej83', 23, 1796135318277, NULL, NULL, NULL, 'played', '{"kind":"played","seat":"N","ply":"4:4-8"}');
INSERT INTO public.event VALUES ('xaknckngej83', 24, 1796135318288, 1, 0, 'a38', 'threw', '{"kind":"threw","seat":"S","n":15,"ply":"10"}');
INSERT INTO public.event VALUES ('xaknckngej83', 25, 1796135318292, 1, 0, 'a39', 'threw', '{"kind":"threw","seat":"S","n":16,"ply":"30"}');



INSERT INTO public.game OVERRIDING SYSTEM VALUE VALUES (1, '4jk53vjhwxcy', 1, NULL, 1796135317932, false, 'over', NULL, '\xfcb7b74766ca754140cab281486d308621b81fc928278dc3c4668337aa33cc22');
INSERT INTO public.game OVERRIDING SYSTEM VALUE VALUES (2, 'f6fcvmmk6p2z', 1, NULL, 1796135318047, false, 'over', NULL, '\x07cefd097d884620b9d5f4138730a9abb7512a9e1efe9862f203eb460fb74bf8');
INSERT INTO public.game OVERRIDING SYSTEM VALUE VALUES (3, 'xaknckngej83', 1, NULL, 1796135318202, false, 'playing', 1801353600000, '\x2abad5d2edec3469f70c1f00ca3cde29ac42f6a2c902e3b1952cca036f2db6a7');
INSERT INTO public.game OVERRIDING SYSTEM VALUE VALUES (4, '2uzq6dxhqp99', 1, NULL, 1796135318304, true, 'gathering', 1796774400000, '\xfe2674386cdcc39be79e4c87432824439cf8bfaeb8f683dbe389dc50ecacde07');
INSERT INTO public.game OVERRIDING SYSTEM VALUE VALUES (5, '27z5274nmmez', 1, NULL, 1796135318308, false, 'salting', 1796135338308, '\x11a1f91e99bed7f1b2acefa22000fb68b6d493199e696e32a7c7822a5abdfb7d');



INSERT INTO public.guest OVERRIDING SYSTEM VALUE VALUES (1, 'Asha', '\xe81b0d7e6cc67f9dec54bb04e3d91e7d55a158477f5e76786980a7b3ab7da561', 1796135317921);
INSERT INTO public.guest OVERRIDING SYSTEM VALUE VALUES (2, 'Ravi', '\xacd8f4ccdd4fc9fac17ccdc9932eb283992cae60b8308f57f42463d7717f07e8', 1796135317926);



INSERT INTO public.import VALUES ('jzansgaup3xs', 1, 1796135317929, '[Game "chaturaji"]
[Event "A tag that nobody here knows"]
[Rules "chaturaji.ffa"]
[r "Asha"]
[y "मीरा"]

1. r g4f4 {the first move, with a comment}
');



INSERT INTO public.link VALUES ('2uzq6dxhqp99', 1, '\xf8cb211d32a791aeee4db01b3724df760856b1bb4137812ea5531b1025b2a76a');



INSERT INTO public.secret VALUES ('4jk53vjhwxcy', '\x6a1d6bfb14faf48b04d7227c9f555f16eacf8a88203c76745cf1244e767a317b');
INSERT INTO public.secret VALUES ('f6fcvmmk6p2z', '\x97a51702324f78ee30c779d6c86717c480f7385e57c20bf2c0e30200db45f04e');
INSERT INTO public.secret VALUES ('xaknckngej83', '\x067faa0a79054b854f98da9eb749c80cd3d8cdbb4efb51d94c5a9726d9cde225');
INSERT INTO public.secret VALUES ('2uzq6dxhqp99', '\xc62d6d440cc9d91d97916ddf89e0f9286fa51286219ae8352faa97095a46cc17');
INSERT INTO public.secret VALUES ('27z5274nmmez', '\x3ba6048530ab3bc050d0a36948bf60cf1c257664d80ce74594eb30ecb8f5ae07');



SELECT pg_catalog.setval('public.game_n_seq', 5, true);



SELECT pg_catalog.setval('public.guest_id_seq', 2, true);



ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);



ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (game, version);



ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_id_key UNIQUE (id);



ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_owner_key_key UNIQUE (owner, key);



ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (n);



ALTER TABLE ONLY public.guest
    ADD CONSTRAINT guest_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.guest
    ADD CONSTRAINT guest_token_key UNIQUE (token);



ALTER TABLE ONLY public.import
    ADD CONSTRAINT import_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.link
    ADD CONSTRAINT link_pkey PRIMARY KEY (game, seat);



ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (game);



CREATE UNIQUE INDEX event_client ON public.event USING btree (game, seat, client) WHERE (client IS NOT NULL);



CREATE INDEX event_guest ON public.event USING btree (guest, game) WHERE (kind = ANY (ARRAY['created'::text, 'seated'::text]));



CREATE INDEX game_due ON public.game USING btree (due) WHERE (due IS NOT NULL);



CREATE INDEX game_state ON public.game USING btree (state, n) WHERE (state <> 'over'::text);



ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_game_fkey FOREIGN KEY (game) REFERENCES public.game(id);



ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_owner_fkey FOREIGN KEY (owner) REFERENCES public.guest(id);



ALTER TABLE ONLY public.import
    ADD CONSTRAINT import_owner_fkey FOREIGN KEY (owner) REFERENCES public.guest(id);



ALTER TABLE ONLY public.link
    ADD CONSTRAINT link_game_fkey FOREIGN KEY (game) REFERENCES public.game(id);



ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_game_fkey FOREIGN KEY (game) REFERENCES public.game(id);




