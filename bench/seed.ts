import type pg from 'pg'

const LAST = [
  'Novák', 'Svoboda', 'Dvořák', 'Černý', 'Procházka', 'Kučera', 'Veselý', 'Horák', 'Němec', 'Pokorný', 'Čech', 'Chalupa',
  'Řezníček', 'Šimek', 'Žák', 'Marek', 'Hájek', 'Jelínek', 'Král', 'Růžička', 'Beneš', 'Fiala', 'Sedláček', 'Doležal',
  'Zeman', 'Kolář', 'Navrátil', 'Čermák', 'Vaněk', 'Urban', 'Blažek', 'Kříž', 'Kovář', 'Bartoš', 'Vlček', 'Chmela',
] // prettier-ignore
const FIRST = [
  'Jan', 'Petr', 'Eva', 'Jiří', 'Hana', 'Ondřej', 'Marie', 'Karel', 'Tomáš', 'Lucie', 'Josef', 'Pavel', 'Martin', 'Jana',
  'Zdeněk', 'Radek', 'Šárka', 'Václav', 'Lenka', 'Milan',
] // prettier-ignore
const SYLLABLES = [
  'ba',
  'ko',
  'ry',
  'mi',
  'lu',
  'ze',
  'cha',
  'ště',
  'vo',
  'né',
  'ra',
  'tu',
  'bí',
  'po',
  'ška',
  'hu',
]

const FEES_EACH = 10
const AUDIT_EACH = 25
const WAITING_MONEY = 300

/** The rarest name there is: exactly one has it, whatever the size. */
export const RARE = 'Wygryzł'

/**
 * A club of any size, by SQL alone: cards, a quarter with accounts, ten years of fees (half of this year's open), the
 * history of all that, and money that waits for a hand. The same number makes the same club.
 */
export async function seedClub(client: pg.ClientBase, members: number): Promise<void> {
  const year = new Date().getFullYear()
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run('set session_replication_role = replica')
  await run(
    `insert into division (id, name, position) select n, 'Divize ' || n, n from generate_series(1, 12) n`,
  )
  await run(`insert into tag (name) values ('kuchař'), ('zdravotník'), ('mechanik')`)
  // A third has a name of three syllables of its own, as in any club; the rest share the usual ones.
  await run(
    `insert into member (first_name, last_name, nickname, email, phone, division_id, city, street, postal_code, member_since,
       approved_at, life_time, shares_contact, ritual_on, archived_at)
     select ($2::text[])[1 + h2 % 20],
       case when n = 7 then '${RARE}' when h % 3 = 0 then initcap(($3::text[])[1 + h % 16] || ($3::text[])[1 + h / 16 % 16] || ($3::text[])[1 + h / 256 % 16])
         else ($1::text[])[1 + h / 3 % 36] || case when h2 % 2 = 0 then '' else 'ová' end end,
       case when n % 3 = 0 then ($3::text[])[1 + h2 % 16] || ($3::text[])[1 + h2 / 16 % 16] else null end,
       'clen' || n || '@klub.test', '+420' || (600000000 + n), 1 + h % 12, 'Olomouc', 'Dlouhá ' || n, '779 00',
       date '2005-01-01' + (h % 7000), now(), h % 50 = 0, h % 2 = 0, case when h % 5 < 3 then date '2015-05-05' + n % 3000 end,
       case when n > 100 and h2 % 40 = 0 then now() end
     from (select n, abs(hashint4(n)) as h, abs(hashint4(n + 77777)) as h2 from generate_series(1, $4::int) n) as made`,
    [LAST, FIRST, SYLLABLES, members],
  )
  await run(`insert into membership_period (member_id, kind_id, starts_on, ends_on, why_ended)
    select id, first_membership_kind(), member_since, archived_at::date, case when archived_at is not null then 'departed' end
    from member`)
  await run(`insert into motorcycle (member_id, make, model, year, plate)
    select id, 'Jawa', '350', 1980 + id % 40, '3M' || id from member where id % 5 < 4`)
  await run(
    `insert into member_tag (member_id, tag_id) select member.id, tag.id from member, tag where (member.id + tag.id) % 10 = 0`,
  )
  await run(`insert into account (email, role, member_id, confirmed_rules_version, verified_profile_at)
    select 'clen' || id || '@klub.test', 'Member', id, 1, now() from member where id % 4 = 0 and archived_at is null`)
  // Left, and closed as it should be; else the house would spend the bench closing them.
  await run(`insert into membership_closing (member_id, cause, ended_on)
    select id, 'departed', archived_at::date from member where archived_at is not null`)
  await run(
    `insert into payment (member_id, type, status, period, amount, due_on, variable_symbol, paid_at, created_at, reminder1_at)
     select id, '2', status, $1 - back, 120000, due_on, (1000000000 + id::bigint * 10 + back)::text,
       case when status = 'PAID' then due_on - 3 + id % 9 end, due_on - 30, case when status = 'REMINDER1' then due_on + 14 end
     from (select id, back, make_date($1 - back, 1 + id % 9, 1 + id % 28) as due_on,
         case when back > 0 or id % 4 = 1 then 'PAID' when id % 8 = 2 then 'REMINDER1' else 'DUE' end as status
       from member, generate_series(0, ${FEES_EACH - 1}) back where archived_at is null and (back > 0 or id % 4 < 3)) as asked`,
    [year],
  )
  // Half of it came over the bank, a movement for each; the rest across the table.
  await run(`insert into bank_movement (account, bank_id, booked_on, amount, counter_account, counter_bank, variable_symbol, spent)
    select '2000000000/2010', 'p' || id, paid_at::date, amount, (5000000 + member_id)::text, '0100', variable_symbol, amount
    from payment where status = 'PAID' and id % 2 = 0`)
  await run(`insert into allocation (payment_id, movement_id, amount, mode, created_at)
    select payment.id, bank_movement.id, payment.amount, case when bank_movement.id is null then 'cash' else 'automatic' end, paid_at
    from payment left join bank_movement on bank_id = 'p' || payment.id where status = 'PAID'`)
  await run(
    `insert into bank_movement (account, bank_id, booked_on, amount, counter_account, counter_bank, counter_name, variable_symbol, message)
     select '2000000000/2010', 'm' || n, current_date - n % 20, 120000 + n % 3 * 10000, (9000000 + n)::text, '0100',
       case when n % 2 = 0 then member.last_name || ' ' || member.first_name else 'Firma ' || n end,
       case when n % 3 = 0 then (1000000000 + member.id::bigint * 10 + 7 + n % 3)::text end, 'příspěvek ' || member.last_name
     from generate_series(1, ${WAITING_MONEY}) n join member on member.id = 10 + n * 4`,
  )
  await run(
    `insert into audit_entry (seq, at, action, actor_account_id, member_id, detail_hash)
     select n, now() - interval '1 second' * ($1 - n), case n % 3 when 0 then 'MEMBER_CHANGED' when 1 then 'PAYMENT_RECEIVED' else 'LOGIN' end,
       1, 1 + n % $2, sha256(n::text::bytea) from generate_series(1, $1::int) n`,
    [members * AUDIT_EACH, members],
  )
  await run(
    `insert into audit_detail (seq, changes) select seq, '[{"field":"phone","from":null,"to":"+420600000000"}]' from audit_entry`,
  )
  await run(`insert into audit_seal (number, seq, hash) select seq, seq, detail_hash from audit_entry`)
  await run(`update audit_head set number = (select max(number) from audit_seal)`)
  await run(`select setval('audit_entry_seq_seq', (select max(seq) from audit_entry))`)
  await run('set session_replication_role = origin')
  await run('vacuum analyze')
}
