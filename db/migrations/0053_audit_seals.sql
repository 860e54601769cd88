-- An entry takes its number in the transaction of its change, gaps allowed, and waits in audit_unsealed. Its seal is a row of
-- its own: one sealer makes them within a second, in one gapless chain (docs/decisions/0040). So no writer of the club waits
-- for the disk of another one.
create table audit_seal (
  number bigint primary key,
  seq bigint not null unique references audit_entry,
  hash bytea not null check (length(hash) = 32)
);
insert into audit_seal (number, seq, hash) select seq, seq, hash from audit_entry order by seq;
create trigger audit_seal_is_final before update or delete on audit_seal
  for each row execute function refuse_audit_change();

create table audit_unsealed (
  seq bigint primary key references audit_entry,
  at timestamptz not null
);

create sequence audit_entry_seq_seq owned by audit_entry.seq;
select setval('audit_entry_seq_seq', greatest((select max(seq) from audit_entry), 1), exists (select from audit_entry));
alter table audit_entry drop column hash;

-- The end of the chain of seals; only the sealer holds it.
alter table audit_head rename column seq to number;
