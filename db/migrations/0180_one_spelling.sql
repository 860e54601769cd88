-- Names that came from a Mac or a PDF with their hooks apart (an r and a hook) were found by nobody who typed them: what comes in is
-- written in one spelling from now on, and what is here already is written so now.
update member set first_name = normalize(first_name, nfc), last_name = normalize(last_name, nfc), nickname = normalize(nickname, nfc)
  where first_name is not nfc normalized or last_name is not nfc normalized or nickname is not nfc normalized;
update application set first_name = normalize(first_name, nfc), last_name = normalize(last_name, nfc)
  where first_name is not nfc normalized or last_name is not nfc normalized;
