type Answered = {
  readonly isDone: boolean
  /** None where nobody answered. */
  readonly status: number | null
  readonly why: string | null
  readonly json: Record<string, unknown>
}

const TRIES = 8
const LONGEST_PAUSE_MS = 1500
/** The house is full for a moment, or asks to be asked again. */
const PASSES = [429, 503]

/**
 * One call. Three hundred phones press at one moment: where the house is full it is asked again after a while of its own, which
 * harms nothing, for what comes twice counts once. A refusal is told in its own words, a lost signal in none.
 */
export async function ask(
  address: string,
  body: object,
  credentials: RequestCredentials = 'same-origin',
): Promise<Answered> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await askOnce(address, body, credentials)
    if (left === 1 || (answer.status !== null && !PASSES.includes(answer.status))) return answer
    await wait(Math.random() * LONGEST_PAUSE_MS)
  }
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function askOnce(address: string, body: object, credentials: RequestCredentials): Promise<Answered> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials,
      // The address of the page may be a link that names a person: it goes along with nothing, with a ballot least of all.
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json = (await answer.json()) as Record<string, unknown>
    const why = typeof json.statusMessage === 'string' ? json.statusMessage : null
    return { isDone: answer.ok, status: answer.status, why, json }
  } catch {
    return { isDone: false, status: null, why: null, json: {} }
  }
}
