import type { z } from 'zod'
import { recordAudit } from '../audit/audit.server.ts'
import { noteKnock } from '../mail/claims.server.ts'
import type { Delivery } from '../mail/delivery.ts'
import { addressOf, type MailServer, type MailServerForm } from '../mail/mail-server.ts'
import {
  currentPostman,
  findMailServer,
  removeMailServer,
  storeMailServer,
} from '../mail/mail-servers.server.ts'
import { smtpPostman } from '../mail/smtp.server.ts'
import { enqueue } from '../platform/jobs.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'

type Trial = { readonly isKept: boolean; readonly reply: string | null }

/** Knocks at the server first; settings that do not work are not kept, and the server's own sentence is shown. */
export async function setMailServer(
  db: Db,
  form: z.infer<typeof MailServerForm>,
  actorId: number,
): Promise<Trial> {
  const known = await findMailServer(db)
  if (known?.source === 'environment') throw new Refusal('mail_server_fixed')
  const before = known?.server ?? null
  const server: MailServer = { ...form, password: passwordOf(form, before) }
  const reply = refusalOf(await knockAt(server))
  if (reply !== null) return { isKept: false, reply }
  await inTransaction(db, async (tx) => {
    await storeMailServer(tx, server, actorId)
    await noteKnock(tx, { outcome: 'reached' })
    await enqueue(tx, 'send-due-mail', {})
    recordAudit(tx, {
      action: 'MAIL_SERVER_CHANGED',
      actorId,
      changes: [{ field: 'mailServer', from: shown(before), to: shown(server) }],
    })
  })
  return { isKept: true, reply: null }
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

export async function forgetMailServer(db: Db, actorId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await findMailServer(tx)
    if (known?.source === 'environment') throw new Refusal('mail_server_fixed')
    if (!known) return
    await removeMailServer(tx)
    const changes = [{ field: 'mailServer', from: shown(known.server), to: null }]
    recordAudit(tx, { action: 'MAIL_SERVER_CHANGED', actorId, changes })
  })
}
