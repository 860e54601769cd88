import { can, type Power } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { provePassword } from './prove-self.server.ts'

type Proof = {
  readonly password?: string | undefined
  /** What the form calls one's own password, where another password stands in it as well. */
  readonly field?: string
}

/** A power is used by whoever holds it by his role, and who says his password again, however fresh his session. */
export async function provePower(
  db: Db,
  visitor: Visitor,
  power: Power,
  { password, field = 'password' }: Proof,
): Promise<void> {
  if (!can(visitor, power)) throw new Refusal('not_allowed')
  if (!password) throw new Refusal('invalid_fields', { fields: { [field]: 'required' } })
  try {
    await provePassword(db, visitor, password)
  } catch (error) {
    if (field === 'password' || !(error instanceof Refusal) || error.code !== 'invalid_fields') throw error
    throw new Refusal('invalid_fields', { fields: { [field]: 'wrong_password' } })
  }
}
