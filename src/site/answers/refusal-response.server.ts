import type { Language } from '../../ground/values/words.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { Refusal } from '../../refusals.ts'

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** A file, or why not; nothing behind an answer link is kept anywhere, nor told to another site. */
export async function refusalResponse(
  language: Language,
  work: () => Promise<Response | null>,
): Promise<Response> {
  const say = (refusal: Refusal) =>
    new Response(sayRefusal(refusal, language), {
      status: refusal.status,
      headers: {
        ...PRIVATE,
        'content-type': 'text/plain; charset=utf-8',
        ...(refusal.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : {}),
      },
    })
  try {
    const answer = await work()
    if (!answer) return say(new Refusal('not_found'))
    for (const [name, value] of Object.entries(PRIVATE)) answer.headers.set(name, value)
    return answer
  } catch (error) {
    if (error instanceof Refusal) return say(error)
    throw error
  }
}
