import type { Refusal } from '../../refusals.ts'
import { toRefusal } from './refusal-answer.server.ts'
import { sayRefusal } from './refusal-sentence.ts'
import type { Given } from './screen.server.ts'
import { noteRefusal, refusalOf } from './screen-faults.server.ts'

type Stranger = Given<'anyone'>

type Seen<Known> = {
  readonly status: number
  /** Why nobody inside answers. */
  readonly trouble: { readonly message: string } | null
  readonly known: Known | null
}

/**
 * What a form before the door can tell whoever stands there. It stands there even when nobody inside answers, and says
 * so: what was written into it is not lost, and the next try may do. Who has just waited in vain does not wait again.
 */
export async function lookInside<Known>(given: Stranger, read: () => Promise<Known>): Promise<Seen<Known>> {
  const refused = given.away ?? refusalOf(given)
  if (refused && refused.status >= 500) return nobodyAnswers(given, refused)
  try {
    return { status: 200, trouble: null, known: await read() }
  } catch (error) {
    const refusal = toRefusal(error, given.requestId)
    if (refusal.code === 'unexpected') throw error
    return nobodyAnswers(given, refusal)
  }
}

function nobodyAnswers(given: Stranger, refusal: Refusal) {
  noteRefusal(given, refusal)
  return { status: refusal.status, trouble: { message: sayRefusal(refusal, given.language) }, known: null }
}
