-- Taking a name apart costs some thirty microseconds, as much as ten thousand comparisons. Whoever believes that it costs a
-- hundred reads the whole club for each word of a bank's message, once many cards have been saved and the indexes look dear: 36 s
-- for 340 words among 2,000 people.
alter function name_marks(text, text) cost 10000;
alter function surname_slips(text) cost 10000;
alter function slips_of(text) cost 10000;
alter function surname_stem(text) cost 10000;
alter function plain_name(text) cost 10000;
alter function own_words(jsonb) cost 10000;

-- What was saved lately lies in a heap before each of these indexes, and every search goes through the whole heap. 64 kB of it is
-- put away at once, 4 MB only when somebody tidies up.
alter index member_by_name_marks set (gin_pending_list_limit = 64);
alter index member_by_surname_slip set (gin_pending_list_limit = 64);
alter index member_by_slip set (gin_pending_list_limit = 64);
alter index member_by_own_words set (gin_pending_list_limit = 64);
alter index member_by_search set (gin_pending_list_limit = 64);
