import type { Context, Hono } from 'hono'
import { PORTRAIT_SIZES, portraitKey } from '../members/portrait.ts'
import { mayRead } from '../members/visibility.ts'
import { answerFile } from '../../ground/http/file-answer.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'

type Who = { readonly db: Db; readonly findVisitor: (http: Context) => Promise<Visitor | null> }

const KEY = /^[0-9a-f]{32}$/

/**
 * Hands faces out to those who are signed in and may see them on the card. The browser asks each time, so a face that
 * was removed is gone with the next look.
 */
export function mountPortraits(app: Hono, { db, findVisitor }: Who): void {
  app.get('/portraits/:photoKey/:file', async (http) => {
    const { photoKey, file } = http.req.param()
    const size = PORTRAIT_SIZES.find((known) => `${known}.webp` === file)
    if (!size || !KEY.test(photoKey)) return nothing(http)
    const visitor = await findVisitor(http)
    const holder = visitor && (await findHolder(db, photoKey))
    if (!visitor || !holder || !mayRead(visitor, 'photo', { ...holder, ridesToday: false }))
      return nothing(http)
    const answer = { type: 'image/webp', keeping: 'asked' } as const
    return (await answerFile(http.req.raw, fileStore(), portraitKey(photoKey, size), answer)) ?? nothing(http)
  })
}

function findHolder(db: Db, photoKey: string) {
  return db
    .selectFrom('member')
    .select(['id', 'sharesContact'])
    .where('photoKey', '=', photoKey)
    .executeTakeFirst()
}

function nothing(http: Context): Response {
  return http.text('Page not found', 404, { 'cache-control': 'no-store' })
}
