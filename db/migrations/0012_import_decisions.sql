-- Lines of a file the machine could not decide about, decided by a person: the line's number → 'new', 'skip' or a card's id.

alter table member_import add column decisions jsonb not null default '{}';
