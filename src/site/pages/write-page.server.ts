import { recordAudit } from '../../ground/audit/audit.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
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

// Two writers at the same moment: the second finds the version taken.
const TAKEN = { page_version_pkey: () => new Refusal('page_changed_meanwhile') }

/** A new version of a club's text; the old ones stay. New rules ask every member again. */
export async function writePage(
  db: Db,
  actor: { readonly id: number },
  { slug, bodyCs, bodyEn, version }: Text,
): Promise<number> {
  const text = { bodyCs: tidy(bodyCs), bodyEn: tidy(bodyEn) }
  await keepHtml(db, drawnTexts(text))
  return knowing(TAKEN, () =>
    inTransaction(db, async (tx) => {
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
    }),
  )
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
