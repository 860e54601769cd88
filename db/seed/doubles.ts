import type { Db } from '../../src/tables.ts'

/** Two old paper cards of people who have a newer one: what the machine must notice and a person decide. */
export async function insertDoubles(tx: Db): Promise<void> {
  const paper = await tx
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select('member.id')
    .where('account.id', 'is', null)
    .where('member.archivedAt', 'is', null)
    .where('member.excludedOn', 'is', null)
    .orderBy('member.id', 'desc')
    .limit(2)
    .execute()
  const originals = await tx
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.memberId')
    .select(['member.firstName', 'member.lastName', 'member.birthDate', 'member.city'])
    .where('account.email', 'in', ['clen021@klubovna.example', 'clen022@klubovna.example'])
    .orderBy('account.email')
    .execute()
  for (const [index, { id }] of paper.entries()) {
    const original = originals[index]
    if (!original) continue
    const lastName = index === 0 ? original.lastName : withSlip(original.lastName)
    await tx
      .updateTable('member')
      .set({ ...original, lastName, nickname: null, photoKey: null })
      .where('id', '=', id)
      .execute()
  }
}

/** A name as a tired hand copies it: its third letter is gone. */
function withSlip(name: string): string {
  return name.length > 4 ? name.slice(0, 2) + name.slice(3) : name
}
