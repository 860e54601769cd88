import { z } from 'zod'
import { isPlainAddress } from './outbox.ts'

/** A mail server the club set up by itself. */
export type MailServer = {
  readonly host: string
  readonly port: number
  readonly user: string | null
  readonly password: string | null
  readonly from: string
}

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)

export const MailServerForm = z.strictObject({
  host: z
    .string()
    .trim()
    .max(253)
    .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'invalid'),
  port: z.coerce.number().int().min(1).max(65535),
  user: optional(254),
  /** Left empty it stays what it was. */
  password: z.string().max(500),
  from: z.string().trim().refine(isPlainAddress, 'not_email'),
})

/** 465 speaks TLS from the first word; elsewhere the connection is secured where the server offers it. */
export function addressOf({ host, port, user, password }: MailServer): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : ''
  return `${port === 465 ? 'smtps' : 'smtp'}://${login}${host}:${port}`
}

/** What may be shown of an address that may hold a password. */
export function shownHost(url: string): string {
  if (!URL.canParse(url)) return ''
  const { hostname, port, protocol } = new URL(url)
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`
}
