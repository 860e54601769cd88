/** What one piece of work took. Times in milliseconds. */
export type Measured = {
  readonly p50: number
  readonly p99: number
  readonly rate: number
  readonly bytes: number
  readonly statements: number
  readonly rowsRead: number
}

/** The least anybody could do: the bare statement, and a bare server that asks it and sends the same bytes. */
export type Ideal = { readonly statement: number; readonly p50: number; readonly rate: number }

/** What must hold, as ratios to the ideal of the same minutes on the same machine. */
export type Bounds = {
  /** p50 alone ≤ times × the ideal statement + plus. */
  readonly alone?: { readonly times: number; readonly plus: number }
  /** Requests a second ≥ this share of the bare server's. */
  readonly share?: number
  readonly bytes?: number
}

/** A generator that is itself near its end measures itself. */
export const NEAR_CEILING = 0.7
/** For ten times the members; a tenth of the added time is forgiven to the clock. */
const MOST_GROWTH = 1.5
const CLOCK = 1

/** Everything that does not hold, in words; nothing where all does. */
export function faultsOf(bounds: Bounds, ours: Measured, ideal: Ideal, ceiling: number): readonly string[] {
  const faults: string[] = []
  if (bounds.alone) {
    const limit = bounds.alone.times * ideal.statement + bounds.alone.plus
    if (!(ours.p50 <= limit)) faults.push(`p50 ${ours.p50.toFixed(1)} ms over ${limit.toFixed(1)} ms`)
  }
  if (bounds.share !== undefined) {
    if (Math.max(ours.rate, ideal.rate) > NEAR_CEILING * ceiling)
      faults.push(`refused: ${ideal.rate.toFixed(0)}/s is near the generator's own ${ceiling.toFixed(0)}/s`)
    else if (!(ours.rate >= bounds.share * ideal.rate))
      faults.push(`${ours.rate.toFixed(0)}/s under ${(bounds.share * ideal.rate).toFixed(0)}/s`)
  }
  if (bounds.bytes !== undefined && !(ours.bytes <= bounds.bytes))
    faults.push(`${ours.bytes} bytes over ${bounds.bytes}`)
  return faults
}

export function growthFault(smaller: Measured, bigger: Measured): string | null {
  const limit = smaller.p50 * MOST_GROWTH + CLOCK
  return bigger.p50 <= limit ? null : `grew from ${smaller.p50.toFixed(1)} to ${bigger.p50.toFixed(1)} ms`
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, two) => one - two)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
