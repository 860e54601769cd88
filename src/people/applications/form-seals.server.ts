import { randomUUID, timingSafeEqual } from 'node:crypto'
import { seal } from '../../ground/platform/secret.server.ts'

/** Nobody reads and fills in three steps sooner. */
const LEAST_SECONDS = 5

const ISSUED = /^(([0-9a-f-]{36})\.(\d{10,16}))\.([\w-]{43})$/

/** A form's own number and the moment it was handed out, sealed so that nobody can make them up. */
export function issueForm(now: Date): string {
  const issued = `${randomUUID()}.${now.getTime()}`
  return `${issued}.${sealOf(issued)}`
}

export type IssuedForm = { readonly id: string; readonly isTooFast: boolean }

/** Null for a form nobody handed out. */
export function readIssuedForm(text: string, now: Date): IssuedForm | null {
  const [, issued, id, issuedAt, mark] = ISSUED.exec(text) ?? []
  if (!issued || !id || !issuedAt || !mark) return null
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(sealOf(issued)))) return null
  const age = now.getTime() - Number(issuedAt)
  // Handed out in the future: by another machine, whose clock goes ahead. How long it took nobody can tell then.
  return { id, isTooFast: age >= 0 && age < LEAST_SECONDS * 1000 }
}

function sealOf(issued: string): string {
  return seal('form', issued).toString('base64url')
}
