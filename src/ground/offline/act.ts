/** What somebody did: known by its id for ever, so that sending it twice does it once. */
export type KeptAct = {
  readonly id: string
  /** Whose it is: the house takes it from nobody else. */
  readonly by: number
  /** Which screen it belongs to. */
  readonly scope: string
  /** The call that does it. */
  readonly url: string
  readonly body: Readonly<Record<string, unknown>>
  /** On the phone's clock, in milliseconds. */
  readonly madeAt: number
  /** What the house said where it would not; null while it waits. */
  readonly refusal: string | null
}

export type Sent =
  | { readonly what: 'done'; readonly answer: unknown }
  | { readonly what: 'refused'; readonly message: string }
  | { readonly what: 'later' }
  /** Not taken from whoever is signed in here now, or from nobody. */
  | { readonly what: 'not-his' }

/** The house is away or busy: later. Any other no is an answer, and sending again would not change it. */
const LATER = [401, 408, 409, 425, 429]

/** Not about the act: whoever sends it owes the club something else first, and then it goes. */
const OWED_FIRST = ['rules_not_confirmed', 'profile_not_verified', 'second_step_owed']

/** Said by the house with its code; said without one, something that stands in between said it, and knows nothing of the act. */
const WITH_CODE = [403, 404, 405]

/** What becomes of an act by the status and the code of the answer. */
export function becomes(status: number, body: unknown): Sent {
  const { success, code, statusMessage } = (body ?? {}) as Record<string, unknown>
  // A network that asks to be signed in to answers everything with its own page.
  if (status < 300) return success === true ? { what: 'done', answer: body } : { what: 'later' }
  if (code === 'not_signed_in') return { what: 'not-his' }
  const isInProgress = status === 409 && code === 'request_in_progress'
  const isAway = status >= 500 || (LATER.includes(status) && (status !== 409 || isInProgress))
  const isStrange = WITH_CODE.includes(status) && typeof code !== 'string'
  if (isAway || isStrange || OWED_FIRST.includes(String(code))) return { what: 'later' }
  return { what: 'refused', message: typeof statusMessage === 'string' ? statusMessage : String(status) }
}
