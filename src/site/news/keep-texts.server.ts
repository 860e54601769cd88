import { drawnTexts } from '../pages/page.ts'
import { keepAllHtml } from '../../ground/texts/text-html.server.ts'
import type { Db } from '../../tables.ts'

/** The job: whatever the club has written and somebody may read is kept drawn. */
export async function keepTexts(db: Db): Promise<void> {
  const pages = await db
    .selectFrom('pageVersion')
    .distinctOn('slug')
    .select(['slug', 'bodyCs', 'bodyEn'])
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute()
  const news = await db.selectFrom('news').select('body').execute()
  const events = await db
    .selectFrom('event')
    .select('description')
    .distinct()
    .where('description', '<>', '')
    .execute()
  const messages = await db.selectFrom('message').select('body').distinct().execute()
  await keepAllHtml(db, [
    ...pages.flatMap(drawnTexts),
    ...[...news, ...messages].map(({ body }) => body),
    ...events.map(({ description }) => description),
  ])
}
