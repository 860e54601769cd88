import { shownHost } from '../../ground/mail/mail-server.ts'
import { findMailServer, signedBy } from '../../ground/mail/mail-servers.server.ts'
import { restAfter } from '../../ground/mail/pace.ts'
import { readPace } from '../../ground/mail/paces.server.ts'
import { can } from '../../permissions.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Db } from '../../tables.ts'
import { shortMoment } from '../../ground/values/moment.ts'

type Reader = Pick<RequestContext, 'db' | 'language' | 'visitor'>

export type MailServerView = Awaited<ReturnType<typeof viewMailServer>>

/** The mail server and the limits as they stand right now; of a password only that there is one. */
export async function viewMailServer({ db, language, visitor }: Reader) {
  const [known, pace, last] = await Promise.all([findMailServer(db), readPace(db), lastOutcomes(db)])
  const moment = (at: Date | null) => at && shortMoment(at, language)
  const own = known?.source === 'club' ? known.server : null
  return {
    maySet: visitor !== null && can(visitor, 'club.mail'),
    source: known?.source ?? null,
    host: known ? shownHost(known.url) : null,
    from: known?.from ?? null,
    signedBy: known && signedBy(known.from),
    state: stateOf(known !== null, pace.failures, last.wellAt !== null),
    lastSuccess: moment(last.wellAt),
    lastRefusal: last.refusedAt && { when: shortMoment(last.refusedAt, language), reply: last.reply ?? '' },
    nextTry:
      pace.failedAt && shortMoment(new Date(pace.failedAt.getTime() + restAfter(pace.failures)), language),
    limits: pace.limits,
    used: pace.used,
    form: own && {
      host: own.host,
      port: own.port,
      user: own.user ?? '',
      from: own.from,
      hasPassword: own.password !== null,
    },
  }
}

function stateOf(
  isKnown: boolean,
  failures: number,
  hasSent: boolean,
): 'none' | 'down' | 'works' | 'untried' {
  if (!isKnown) return 'none'
  if (failures > 0) return 'down'
  return hasSent ? 'works' : 'untried'
}

async function lastOutcomes(db: Db) {
  const of = (outcomes: readonly ('sent' | 'reached' | 'refused' | 'postponed' | 'unreached')[]) =>
    db
      .selectFrom('mailAttempt')
      .select(['finishedAt', 'reply'])
      .where('outcome', 'in', [...outcomes])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  const [well, refused] = await Promise.all([
    of(['sent', 'reached']),
    of(['refused', 'postponed', 'unreached']),
  ])
  return {
    wellAt: well?.finishedAt ?? null,
    refusedAt: refused?.finishedAt ?? null,
    reply: refused?.reply ?? null,
  }
}
