-- What a ride asks whoever registers, and what they said, by the question's id: one text for the rider, or one for each person.
create table event_question (
  id integer generated always as identity primary key,
  event_id integer not null references event on delete cascade,
  kind text not null check (kind in ('text', 'choice', 'number', 'yes_no')),
  asked_of text not null check (asked_of in ('rider', 'person')),
  label text not null check (length(label) between 1 and 200),
  options text[] not null default '{}',
  is_required boolean not null,
  -- Asked no more; what was answered stays.
  removed_at timestamptz,
  check ((kind = 'choice') = (cardinality(options) > 0))
);
create index event_question_of_event on event_question (event_id);
alter table registration add answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object');
