-- Texts of the club as they are drawn: made when a text is saved, found by what the text says. Nothing here is written by
-- anybody; all of it can be made again.
create table text_html (
  hash text primary key,
  html text not null,
  made_at timestamptz not null default now()
);
