import { postLetter } from '../../ground/mail/outbox.server.ts'
import { reachMany } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { Db } from '../../tables.ts'

type Told = {
  readonly memberId: number
  readonly template: string
  readonly params: Readonly<Record<string, string | number | null>>
}

/** A letter to one member about a meeting, in his language; whoever cannot be written to gets none. */
export async function tellMember(tx: Db, { memberId, template, params }: Told): Promise<void> {
  const person = (await reachMany(tx, [memberId], null)).get(memberId)
  if (!person || typeof person === 'string') return
  const language = person.language ?? 'cs'
  await postLetter(tx, {
    template,
    to: person.email,
    language,
    accountId: person.accountId,
    memberId,
    params: { ...params, greeting: greetingOf(person, language) },
  })
}
