import type { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { letters as clubLetters } from '../../ground/mail/letters.server.ts'
import { noteKnock } from '../../ground/mail/claims.server.ts'
import type { Delivery } from '../../ground/mail/delivery.ts'
import { addressOf, type MailServer, type MailServerForm } from '../../ground/mail/mail-server.ts'
import {
  currentPostman,
  findMailServer,
  removeMailServer,
  storeMailServer,
} from '../../ground/mail/mail-servers.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.ts'
import { smtpPostman } from '../../ground/mail/smtp.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type Trial = { readonly isKept: boolean; readonly reply: string | null }

/** Where the letters about it are written. */
type Desk = Pick<RequestContext, 'db' | 'origin' | 'club'>
type ServerInput = z.infer<typeof MailServerForm> & { readonly ownPassword?: string | undefined }

/**
 * Whoever says where letters go reads every secret link in them: a power equal to Webmaster. The server is knocked at
 * first; settings that do not work are not kept, and the server's own sentence is shown.
 */
export async function setMailServer(
  desk: Desk,
  visitor: Visitor,
  { ownPassword, ...form }: ServerInput,
): Promise<Trial> {
  const { db } = desk
  await provePower(db, visitor, 'club.mail', { password: ownPassword, field: 'ownPassword' })
  const known = await findMailServer(db)
  if (known?.source === 'environment') throw new Refusal('mail_server_fixed')
  const before = known?.server ?? null
  const server: MailServer = { ...form, password: passwordOf(form, before) }
  const reply = refusalOf(await knockAt(server))
  if (reply !== null) return { isKept: false, reply }
  await tellThroughOld(desk, 'mail-server-changed', { actorId: visitor.id, detail: shown(server) ?? '' })
  await inTransaction(db, async (tx) => {
    await storeMailServer(tx, server, visitor.id)
    await noteKnock(tx, { outcome: 'reached' })
    await enqueue(tx, 'send-due-mail', {})
    recordAudit(tx, {
      action: 'MAIL_SERVER_CHANGED',
      actorId: visitor.id,
      changes: [{ field: 'mailServer', from: shown(before), to: shown(server) }],
    })
  })
  return { isKept: true, reply: null }
}

/**
 * The warning leaves while the old server still carries the club's mail: the new one may belong to whoever sets it.
 * Where the old one is dead it waits in the outbox, and stands on everybody's first page either way.
 */
async function tellThroughOld(
  { db, origin, club }: Desk,
  kind: 'mail-server-changed' | 'mail-server-removed',
  use: { readonly actorId: number; readonly detail: string },
): Promise<void> {
  const letters = await inTransaction(db, (tx) => tellHolders(tx, kind, use))
  const clubName = () => Promise.resolve(club.name)
  const room = { letters: clubLetters(), afterSent: {}, postman: currentPostman, origin, clubName }
  for (const id of letters) {
    try {
      await sendMail(db, room, id)
    } catch (error) {
      log.warn({ err: error, mailId: id }, 'a warning about the mail server waits')
    }
  }
}

/** An empty password means the old one, but only for the same user at the same server. */
function passwordOf(
  { host, user, password }: z.infer<typeof MailServerForm>,
  before: MailServer | null,
): string | null {
  if (!user) return null
  if (password) return password
  return before?.host === host && before.user === user ? before.password : ''
}

const shown = (server: MailServer | null) =>
  server && `${server.user ?? ''}@${server.host}:${server.port} (${server.from})`

async function knockAt(server: MailServer): Promise<Delivery> {
  const postman = smtpPostman({ url: addressOf(server), from: server.from })
  try {
    return await postman.knock()
  } finally {
    postman.close()
  }
}

function refusalOf(delivery: Delivery): string | null {
  return delivery.outcome === 'sent' ? null : delivery.reply
}

/** Tries the connection that is in use; where it works again, the letters need not wait any longer. */
export async function tryMailServer(db: Db): Promise<{ readonly reply: string | null }> {
  const postman = await currentPostman(db)
  if (!postman) return { reply: null }
  const reply = refusalOf(await postman.knock())
  await inTransaction(db, async (tx) => {
    await noteKnock(tx, reply === null ? { outcome: 'reached' } : { outcome: 'unreached', reply })
    if (reply === null) await enqueue(tx, 'send-due-mail', {})
  })
  return { reply }
}

export async function forgetMailServer(
  desk: Desk,
  visitor: Visitor,
  ownPassword: string | undefined,
): Promise<void> {
  const { db } = desk
  await provePower(db, visitor, 'club.mail', { password: ownPassword, field: 'ownPassword' })
  const known = await findMailServer(db)
  if (known?.source === 'environment') throw new Refusal('mail_server_fixed')
  if (!known) return
  const actorId = visitor.id
  await tellThroughOld(desk, 'mail-server-removed', { actorId, detail: shown(known.server) ?? '' })
  await inTransaction(db, async (tx) => {
    await removeMailServer(tx)
    const changes = [{ field: 'mailServer', from: shown(known.server), to: null }]
    recordAudit(tx, { action: 'MAIL_SERVER_CHANGED', actorId, changes })
  })
}
