-- Letters to those who are to sign minutes and to those who are to do what a meeting decided.
-- Which version of the minutes somebody was asked to sign; 0 is the recorder asked to write them.
alter table meeting_part add column asked_version integer check (asked_version >= 0);
-- For which day somebody was reminded of his task.
alter table resolution add column reminded_for date;

-- Meetings that are over are nobody's news.
update meeting_part set asked_version = coalesce((select version from meeting_minutes
    where meeting_minutes.meeting_id = meeting_part.meeting_id), 0)
  where part in ('recorder', 'verifier') and exists (select from meeting
    where meeting.id = meeting_part.meeting_id and state = 'closed');
