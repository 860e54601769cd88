import { AsyncLocalStorage } from 'node:async_hooks'

type Asking = {
  readonly requestId: string
  readonly isReading: boolean
  /** Nobody is to know when it came: a secret ballot. */
  readonly isUnseen: boolean
  program: string | null
  /** As the request's first statement saw it; only where the request does nothing but read. */
  change: { readonly number: string; readonly readAt: number } | null
  /** What was counted for this request already. */
  readonly counted: Map<string, Promise<unknown>>
}

const asking = new AsyncLocalStorage<Asking>()

/** Whatever is done for a request, however deep, knows its number and its program: to be written down, never for a decision. */
export function forRequest<Answer>(
  {
    requestId,
    isReading,
    isUnseen = false,
  }: { readonly requestId: string; readonly isReading: boolean; readonly isUnseen?: boolean },
  work: () => Answer,
): Answer {
  return asking.run({ requestId, isReading, isUnseen, program: null, change: null, counted: new Map() }, work)
}

export function askedBy(): string | undefined {
  return asking.getStore()?.requestId
}

/** Of what is done now not even the moment is written down. */
export function isUnseen(): boolean {
  return asking.getStore()?.isUnseen === true
}

/** The key of the program that asks, from now on in this request. */
export function nameProgram(name: string): void {
  const now = asking.getStore()
  if (now) now.program = name
}

export function askingProgram(): string | null {
  return asking.getStore()?.program ?? null
}

/** A stream goes on for hours, and asks anew; whoever is answered at once gets the club as it was when he asked. */
const ONE_LOOK_MS = 1000

/** The number of the club's last change, read along with who asks: nobody in this request needs to ask for it again. */
export function noteChange(number: string): void {
  const now = asking.getStore()
  if (now?.isReading) now.change = { number, readAt: performance.now() }
}

/** Somebody writes: what was noted before is another number now. */
export function forgetChange(): void {
  const now = asking.getStore()
  if (!now) return
  now.change = null
  now.counted.clear()
}

export function notedChange(): string | null {
  const change = asking.getStore()?.change
  return change && performance.now() - change.readAt < ONE_LOOK_MS ? change.number : null
}

/** What a request that only reads asks more than once, it is told once: each time the club as it was when he asked. */
export function onceInOneLook<Value>(key: string, count: () => Promise<Value>): Promise<Value> {
  const now = asking.getStore()
  if (!now || notedChange() === null) return count()
  const counting = (now.counted.get(key) as Promise<Value> | undefined) ?? count()
  now.counted.set(key, counting)
  return counting
}
