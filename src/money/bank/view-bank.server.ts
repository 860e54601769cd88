import { momentInFigures } from '../../ground/values/moment.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { isRefusalCode, REFUSAL_WORDS } from '../../refusals.ts'
import { asRecord } from '../../ground/tables/json.ts'
import type { Db } from '../../tables.ts'
import { bankSettings, findToken, tokenDigest } from './bank-line.server.ts'
import { readConnection } from './connections.server.ts'
import type { BalanceView } from './view-balance.server.ts'
import { listReadings } from './readings.server.ts'
import { lifeLeft } from './token-life.ts'

type Context = Pick<RequestContext, 'db' | 'language' | 'today'>

/** The connection as a person may see it: everything but the token. */
export async function viewConnection({ db, language, today }: Context) {
  const [club, connection, token] = await Promise.all([
    readClubAccount(db),
    readConnection(db),
    viewToken(db),
  ])
  const moment = (at: Date | null) => at && momentInFigures(at, language)
  const say = speak(REFUSAL_WORDS, language)
  const code = token?.code ?? (connection.failingSince ? connection.failureCode : null)
  const state: BalanceView['state'] = !token
    ? 'off'
    : code
      ? 'failing'
      : connection.lastSuccessAt
        ? 'ok'
        : 'waiting'
  const { gapFrom, gapTo } = connection
  return {
    state,
    today,
    isDemo: bankSettings().isDemo,
    account: club?.account ?? null,
    lastSuccess: moment(connection.lastSuccessAt),
    failingSince: moment(connection.failingSince),
    problem: code && isRefusalCode(code) ? say(code) : null,
    bankSentence: code ? connection.bankSentence : null,
    gap:
      gapFrom && gapTo ? { from: dayInFigures(gapFrom, language), to: dayInFigures(gapTo, language) } : null,
    token: token && {
      from: token.from,
      addedAt: moment(token.addedAt),
      expiresOn: token.expiresOn,
      expiresDay: token.expiresOn && dayInFigures(token.expiresOn, language),
      life: lifeLeft(token.expiresOn, today),
    },
  }
}

export type ConnectionView = Awaited<ReturnType<typeof viewConnection>>

/** When the token in use came and when it ends; a stored one that cannot be opened says so. */
async function viewToken(db: Db) {
  try {
    const inUse = await findToken(db)
    if (!inUse) return null
    const row = await db
      .selectFrom('bankToken')
      .select(['addedAt', 'expiresOn'])
      .where('digest', '=', tokenDigest(inUse.token))
      .executeTakeFirst()
    return { from: inUse.from, addedAt: row?.addedAt ?? null, expiresOn: row?.expiresOn ?? null, code: null }
  } catch {
    return { from: 'club' as const, addedAt: null, expiresOn: null, code: 'bank_token_unreadable' as const }
  }
}

export async function viewReadings({ db, language }: Context) {
  const say = speak(REFUSAL_WORDS, language)
  return (await listReadings(db)).map(
    ({ startedAt, finishedAt, code, periodFrom, periodTo, ...reading }) => ({
      ...reading,
      when: momentInFigures(startedAt, language),
      period: [periodFrom, periodTo].map((day) => dayInFigures(day, language)).join(' – '),
      isFinished: finishedAt !== null,
      problem: code && isRefusalCode(code) ? say(code) : null,
    }),
  )
}

export type ReadingView = Awaited<ReturnType<typeof viewReadings>>[number]

const MOST_ODDITIES = 50

export async function viewOddities({ db, language }: Context) {
  const rows = await db
    .selectFrom('bankOddity')
    .select(['id', 'kind', 'bankId', 'content', 'firstSeenAt'])
    .where('settledAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_ODDITIES)
    .execute()
  return rows.map(({ id, kind, bankId, content, firstSeenAt }) => {
    const { fault, raw } = asRecord(content)
    return {
      id,
      kind,
      bankId,
      fault: typeof fault === 'string' ? fault : null,
      text: typeof raw === 'string' ? raw.slice(0, 300) : null,
      when: momentInFigures(firstSeenAt, language),
    }
  })
}

export type OddityView = Awaited<ReturnType<typeof viewOddities>>[number]
