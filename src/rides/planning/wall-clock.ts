import { pragueMoment } from '../../ground/values/moment.ts'

const MINUTE = 60_000

/** '2026-11-21T09:30' on the club's wall clock, as a moment; null for what is no such text. */
export function fromWallClock(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null
  const asUtc = Date.parse(`${text}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // The offset at the guess; twice, because the guess may lie on the other side of a change of time.
  let moment = asUtc
  for (let tries = 0; tries < 2; tries += 1) moment = asUtc - offsetAt(moment)
  return new Date(moment)
}

function offsetAt(moment: number): number {
  const shown = Date.parse(`${pragueMoment(new Date(moment))}:00Z`)
  return Math.round((shown - moment) / MINUTE) * MINUTE
}
