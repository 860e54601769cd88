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
  const news = await db.selectFrom('news').select(['body', 'bodyEn']).execute()
  const events = await db
    .selectFrom('event')
    .select(['description', 'descriptionEn'])
    .distinct()
    .where((eb) => eb.or([eb('description', '<>', ''), eb('descriptionEn', '<>', '')]))
    .execute()
  const messages = await db.selectFrom('message').select('body').distinct().execute()
  const minutes = await db.selectFrom('meetingMinutes').select('body').execute()
  await keepAllHtml(db, [
    ...pages.flatMap(drawnTexts),
    ...[...news, ...messages, ...minutes].map(({ body }) => body),
    ...news.map(({ bodyEn }) => bodyEn),
    ...events.flatMap(({ description, descriptionEn }) => [description, descriptionEn]),
  ])
}
