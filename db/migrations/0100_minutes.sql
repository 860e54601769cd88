-- Minutes of a meeting: what was written, who signed it, and the document it became.
create table meeting_minutes (
  meeting_id integer primary key references meeting on delete cascade,
  body text not null check (length(body) between 1 and 200000),
  version integer not null default 1 check (version > 0),
  -- What the record said when this was written: whether the meeting has gone on since.
  record_hash text not null,
  saved_at timestamptz not null default now(),
  saved_by integer not null references account,
  -- The version that was signed by everybody and published.
  published_version integer,
  published_at timestamptz,
  document_id integer references document on delete set null,
  check ((published_version is null) = (published_at is null)),
  check (published_version <= version)
);
create index meeting_minutes_of_document on meeting_minutes (document_id);

-- Recorder and verifiers sign what is written now; a change of the text takes it back.
alter table meeting_part add signed_at timestamptz,
  add constraint meeting_part_signs check (signed_at is null or part = 'recorder' or part = 'verifier');
