import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction, sqlState } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { PageName } from './page-name.ts'
import { drawnTexts } from './page.ts'
import { findPage } from './pages.server.ts'
import { keepHtml } from '../../ground/texts/text-html.server.ts'

type Text = {
  readonly slug: PageName
  readonly bodyCs: string
  readonly bodyEn: string
  /** The version the writer had before him: a text somebody changed meanwhile is not overwritten. */
  readonly version: number
}

/** A new version of a club's text; the old ones stay. New rules ask every member again. */
export async function writePage(
  db: Db,
  actor: { readonly id: number },
  { slug, bodyCs, bodyEn, version }: Text,
): Promise<number> {
  const text = { bodyCs: tidy(bodyCs), bodyEn: tidy(bodyEn) }
  await keepHtml(db, drawnTexts(text))
  try {
    return await inTransaction(db, async (tx) => {
      const last = await findPage(tx, slug)
      if ((last?.version ?? 0) !== version) throw new Refusal('page_changed_meanwhile')
      if (last?.bodyCs === text.bodyCs && last.bodyEn === text.bodyEn) throw new Refusal('page_unchanged')
      await tx
        .insertInto('pageVersion')
        .values({ slug, version: version + 1, ...text, createdBy: actor.id })
        .execute()
      recordAudit(tx, {
        action: 'PAGE_CHANGED',
        actorId: actor.id,
        note: slug,
        changes: [{ field: 'version', from: version, to: version + 1 }],
      })
      return version + 1
    })
  } catch (error) {
    // Two writers at the same moment: the second finds the version taken.
    if (sqlState(error) === '23505') throw new Refusal('page_changed_meanwhile')
    throw error
  }
}

function tidy(text: string): string {
  return `${text.replaceAll('\r\n', '\n').trim()}\n`
}

/** An old version becomes the newest again, as a version of its own. */
export async function restorePage(
  db: Db,
  actor: { readonly id: number },
  { slug, restore, version }: { readonly slug: PageName; readonly restore: number; readonly version: number },
): Promise<number> {
  const old = await db
    .selectFrom('pageVersion')
    .select(['bodyCs', 'bodyEn'])
    .where('slug', '=', slug)
    .where('version', '=', restore)
    .executeTakeFirst()
  if (!old) throw new Refusal('not_found')
  return writePage(db, actor, { slug, ...old, version })
}
