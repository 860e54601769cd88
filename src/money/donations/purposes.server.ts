import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** Names shown in thanks under a purpose; the rest is counted. */
const NAMED = 40

export function listPurposes(db: Db) {
  return db.selectFrom('donationPurpose').selectAll().orderBy('active', 'desc').orderBy('id').execute()
}

/**
 * What was raised for each purpose and whom we thank for it. Who wanted to stay anonymous is counted with
 * the others and named nowhere; amounts of single people are nobody's business.
 */
export function listTotals(db: Db) {
  return db
    .selectFrom('donationPurpose')
    .select([
      'donationPurpose.id',
      'donationPurpose.name',
      'donationPurpose.description',
      'donationPurpose.active',
      'donationPurpose.showsTotal',
      sql<number>`coalesce((select sum(amount) from donation
        where purpose_id = donation_purpose.id and voided_at is null), 0)::float8`.as('total'),
      sql<number>`(select count(*) from donation
        where purpose_id = donation_purpose.id and voided_at is null)::int`.as('count'),
      sql<string[]>`array(select name from (
          select distinct coalesce(donor_name, member.first_name || ' ' || member.last_name) as name
          from donation left join member on member.id = donation.member_id
          where purpose_id = donation_purpose.id and voided_at is null and not anonymous
            and (donation.member_id is null or member.erased_at is null)) as donors
        where name is not null order by name collate cs limit ${NAMED})`.as('donors'),
      sql<number>`(select count(*) from donation
        where purpose_id = donation_purpose.id and voided_at is null and anonymous)::int`.as('anonymous'),
    ])
    .orderBy('donationPurpose.active', 'desc')
    .orderBy('donationPurpose.id')
    .execute()
}
