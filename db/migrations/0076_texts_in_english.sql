-- News and what is said of an event, in English too; empty means that the Czech text is shown.
alter table news add title_en text not null default '';
alter table news add body_en text not null default '';
alter table event add description_en text not null default '';
