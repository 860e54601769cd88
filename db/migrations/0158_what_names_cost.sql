-- Taking a name apart costs some thirty microseconds. Whoever believes that it costs next to nothing reads the whole club for each
-- word of a bank's message, once many cards have been saved and the index looks dear: 36 s for 340 words among 2,000 people. The
-- functions of slips stay as they are: said to be dear, they are not found in their index any more.
alter function name_marks(text, text) cost 10000;

-- What was saved lately lies in a heap before each of these indexes, and every search goes through the whole heap. 64 kB of it is
-- put away at once, 4 MB only when somebody tidies up.
alter index if exists member_by_name_marks set (gin_pending_list_limit = 64);
alter index if exists member_by_surname_slip set (gin_pending_list_limit = 64);
alter index if exists member_by_slip set (gin_pending_list_limit = 64);
alter index if exists member_by_own_words set (gin_pending_list_limit = 64);
alter index if exists member_by_search set (gin_pending_list_limit = 64);
