-- Why an item failed is more than a code where somebody else was faster, or has what was asked for.

alter table batch_item add column details jsonb not null default '{}';
