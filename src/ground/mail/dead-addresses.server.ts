import type { Db } from '../../tables.ts'

type DeadAddress = { readonly address: string; readonly reason: string; readonly mailId: number }

export async function rememberDeadAddress(tx: Db, { address, reason, mailId }: DeadAddress): Promise<void> {
  const told = { reason: reason.slice(0, 500), mailId }
  await tx
    .insertInto('deadAddress')
    .values({ address: address.toLowerCase(), ...told })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(told))
    .execute()
}

/** A letter got through: whatever was wrong with the address is over. */
export async function forgetDeadAddress(tx: Db, address: string): Promise<void> {
  await tx.deleteFrom('deadAddress').where('address', '=', address.toLowerCase()).execute()
}
