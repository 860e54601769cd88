// Read on every page, so they are words in localStorage and not a database to be opened.
const UNSENT = 'klubovna:unsent'
const UNTIL = 'klubovna:kept-until'
const DEVICE = 'klubovna:device'

/** What the browser does not let us write (a private window) is not kept at all. */
export function markUnsent(count: number): void {
  if (count > 0) localStorage.setItem(UNSENT, String(count))
  else localStorage.removeItem(UNSENT)
}

export function isUnsent(): boolean {
  return localStorage.getItem(UNSENT) !== null
}

/** The latest moment anything is kept until. */
export function markKept(until: number): void {
  localStorage.setItem(UNTIL, String(Math.max(until, keptUntil() ?? 0)))
}

export function keptUntil(): number | null {
  const until = localStorage.getItem(UNTIL)
  return until === null ? null : Number(until)
}

/** What the house knows this browser by where it must know how much waits on it; another after the next sign-in. */
export function deviceId(): string {
  const id = localStorage.getItem(DEVICE) ?? crypto.randomUUID()
  localStorage.setItem(DEVICE, id)
  return id
}

export function clearMarks(): void {
  localStorage.removeItem(DEVICE)
  localStorage.removeItem(UNSENT)
  localStorage.removeItem(UNTIL)
}

/** Is anything here that should not be? */
export function isToForget(isStranger: boolean, now: number): boolean {
  const until = keptUntil()
  return until !== null && (isStranger || until <= now)
}
