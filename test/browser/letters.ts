import { answerTokenOf } from '../../src/ground/mail/answer-links.server.ts'
import { appSecret } from '../../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import type { Db } from '../../src/tables.ts'
import { databaseAt } from '../house-database.ts'
import { expect } from './journey.ts'

type Wanted = {
  readonly to: string
  readonly template: string
  readonly purpose: Parameters<typeof answerTokenOf>[1]['purpose']
}

/** Looks into the database of the house. */
export function inHouse<Result>(look: (db: Db) => Promise<Result>): Promise<Result> {
  const dataDir = process.env.HOUSE_DATA ?? ''
  useAppSecret(appSecret(dataDir, null))
  return databaseAt(dataDir, look)
}

/** The token in the newest such letter to somebody, once it is written. */
export async function tokenFor({ to, template, purpose }: Wanted): Promise<string> {
  let token: string | null = null
  await expect
    .poll(async () => {
      token = await inHouse(async (db) => {
        const mail = await db
          .selectFrom('mail')
          .select('id')
          .where('toAddress', '=', to)
          .where('template', '=', template)
          .orderBy('id', 'desc')
          .executeTakeFirst()
        return mail ? answerTokenOf(db, { mailId: mail.id, purpose }) : null
      })
      return token
    })
    .not.toBeNull()
  return token ?? ''
}
