import { pragueDay } from '../../ground/values/day.ts'

export type Shown = 'missing' | 'all' | 'waiting'

/** Whom the list shows at first: at the start who is missing, before that and after it everybody. */
export function shownAtFirst(asked: string | null, startsAt: Date, today: string): Shown {
  if (asked === 'missing' || asked === 'all' || asked === 'waiting') return asked
  return pragueDay(startsAt) === today ? 'missing' : 'all'
}

/** Places are counted, and a pillion has one: where there are more of them than rows, the number says whom it counts too. */
export function countsPillions(people: number, riders: readonly unknown[]): boolean {
  return people > riders.length
}

type Listed<Line> = { readonly going: readonly Line[]; readonly waiting: readonly Line[] }

export function linesOf<Line extends { readonly hereAt: unknown }>(
  { going, waiting }: Listed<Line>,
  shown: Shown,
): readonly Line[] {
  if (shown === 'waiting') return waiting
  return shown === 'all' ? going : going.filter(({ hereAt }) => hereAt === null)
}
