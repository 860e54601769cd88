import type { Db } from '../../tables.ts'

/** The newest version of a page the club writes itself: the rules, the privacy notice. */
export function findPage(db: Db, slug: string) {
  return db
    .selectFrom('pageVersion')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds the house's own first version of a page that the club has not written yet. */
export async function insertFirstVersion(
  db: Db,
  page: { slug: string; bodyCs: string; bodyEn: string },
): Promise<void> {
  await db
    .insertInto('pageVersion')
    .values({ ...page, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who wrote which version and when, from the newest. */
export function listVersions(db: Db, slug: string) {
  return db
    .selectFrom('pageVersion')
    .leftJoin('account', 'account.id', 'pageVersion.createdBy')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select(['pageVersion.version', 'pageVersion.createdAt', 'account.email'])
    .select(['member.firstName', 'member.lastName'])
    .where('pageVersion.slug', '=', slug)
    .orderBy('pageVersion.version', 'desc')
    .limit(200)
    .execute()
}

export function findVersion(db: Db, slug: string, version: number) {
  return db
    .selectFrom('pageVersion')
    .select(['version', 'bodyCs', 'bodyEn'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
}
