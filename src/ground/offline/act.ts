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

/** The house is away, busy, or does not know who asks: later. Any other no is an answer, and sending again would not change it. */
const LATER = [401, 408, 409, 425, 429]

/** What becomes of an act by the status and the code of the answer. */
export function becomes(status: number, body: unknown): Sent {
  if (status >= 200 && status < 300) return { what: 'done', answer: body }
  const { code, statusMessage } = (body ?? {}) as { code?: unknown; statusMessage?: unknown }
  const isInProgress = status === 409 && code === 'request_in_progress'
  if (status >= 500 || (LATER.includes(status) && (status !== 409 || isInProgress))) return { what: 'later' }
  return { what: 'refused', message: typeof statusMessage === 'string' ? statusMessage : String(status) }
}
