import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { apart, ApartFault } from '../platform/apart.server.ts'
import { log } from '../platform/log.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { DEEPEST_LIST, depthOf, LONGEST_PAGE } from './club-text.ts'
import { plainHtml } from './plain-html.ts'
import type { work } from './render-text.apart.ts'

/** Raised with every change of what the renderer writes: what was drawn before is drawn anew. */
const RENDERER = 1

const render = apart<typeof work>('ground/texts/render-text', { lane: 'pages', seconds: 20 })

const MOST_KEPT = 300
const kept = new Map<string, Promise<string>>()

/**
 * The one door from a text of the club to HTML. It is drawn when it is saved and read from then on; an older text is drawn
 * for its first reader, in another process, and one that cannot be drawn in time is shown as plain words.
 */
export function findHtml(db: Db, text: string): Promise<string> {
  if (text.trim() === '') return Promise.resolve('')
  const hash = hashOf(text)
  const known = kept.get(hash)
  if (known) return known
  const html = readOrDraw(db, hash, text)
  kept.set(hash, html)
  html.catch(() => kept.delete(hash))
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return html.catch(() => plainHtml(text))
}

async function readOrDraw(db: Db, hash: string, text: string): Promise<string> {
  const row = await db.selectFrom('textHtml').select('html').where('hash', '=', hash).executeTakeFirst()
  return row ? row.html : drawOrPlain(text)
}

/** What takes too long now takes too long the next time: its plain words stay. Any other fault passes. */
async function drawOrPlain(text: string): Promise<string> {
  try {
    return await render(text)
  } catch (error) {
    if (!isTangled(error)) throw error
    log.warn({ length: text.length }, 'a text cannot be drawn in time; it is shown as plain words')
    return plainHtml(text)
  }
}

function isTangled(error: unknown): boolean {
  return error instanceof ApartFault && error.reason !== 'died'
}

/** As it would look; nothing is kept. */
export async function previewHtml(text: string): Promise<string> {
  if (text.length > LONGEST_PAGE || depthOf(text) > DEEPEST_LIST) throw new Refusal('text_too_tangled')
  return text.trim() === '' ? '' : drawOrRefuse(text)
}

async function drawOrRefuse(text: string): Promise<string> {
  try {
    return await render(text)
  } catch (error) {
    throw isTangled(error) ? new Refusal('text_too_tangled') : error
  }
}

/** Before a text is saved: what cannot be drawn in time is refused, what can is kept drawn. */
export async function keepHtml(db: Db, texts: readonly string[]): Promise<void> {
  for (const text of new Set(texts)) {
    if (text.trim() === '' || (await isKept(db, text))) continue
    const html = await drawOrRefuse(text).catch((error: unknown) => {
      // Nobody can draw just now: the text is saved all the same and drawn for its first reader.
      if (error instanceof Refusal && error.code === 'text_too_tangled') throw error
      return null
    })
    if (html !== null) await insertHtml(db, text, html)
  }
}

async function isKept(db: Db, text: string): Promise<boolean> {
  const row = await db
    .selectFrom('textHtml')
    .select('hash')
    .where('hash', '=', hashOf(text))
    .executeTakeFirst()
  return row !== undefined
}

async function insertHtml(db: Db, text: string, html: string): Promise<void> {
  await db
    .insertInto('textHtml')
    .values({ hash: hashOf(text), html })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The job: texts from before are drawn once and kept; what no text says any more goes. */
export async function keepAllHtml(db: Db, texts: readonly string[]): Promise<void> {
  for (const text of texts)
    if (text.trim() !== '' && !(await isKept(db, text))) await insertHtml(db, text, await drawOrPlain(text))
  await db
    .deleteFrom('textHtml')
    .where((eb) => eb.not(eb('hash', '=', eb.fn.any(eb.val(texts.map(hashOf))))))
    // Somebody may be saving one of these just now.
    .where('madeAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** The same HTML as a column of a list, where there is any: nobody draws a thousand texts for one reader. */
export function keptHtml(column: string, longest: number): RawBuilder<string | null> {
  const bytes = sql`sha256(convert_to(${`${RENDERER}\n`} || ${sql.ref(column)}, 'UTF8'))`
  const hash = sql`translate(rtrim(encode(${bytes}, 'base64'), '='), '+/', '-_')`
  return sql`(select left(html, ${longest}) from text_html where hash = ${hash})`
}

function hashOf(text: string): string {
  return createHash('sha256').update(`${RENDERER}\n${text}`).digest('base64url')
}
