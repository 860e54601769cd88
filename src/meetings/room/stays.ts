export const DOOR_ACTS = ['came', 'left'] as const
export type DoorActKind = (typeof DOOR_ACTS)[number]

export type DoorAct = { readonly kind: DoorActKind; readonly madeAt: Date }
export type Stay = { readonly cameAt: Date; readonly leftAt: Date | null }

/**
 * From when to when somebody was there, by everything the door noted of him, in the order it was done and not the order it
 * arrived: who came twice came the first time, who left twice left the first time. Whoever is there when the meeting ends was there to its end.
 */
export function staysOf(acts: readonly DoorAct[], endedAt: Date | null): readonly Stay[] {
  const stays: Stay[] = []
  let cameAt: Date | null = null
  for (const { kind, madeAt } of acts.toSorted((one, other) => Number(one.madeAt) - Number(other.madeAt))) {
    if (kind === 'came') cameAt ??= madeAt
    else if (cameAt !== null) {
      stays.push({ cameAt, leftAt: madeAt })
      cameAt = null
    }
  }
  return cameAt === null ? stays : [...stays, { cameAt, leftAt: endedAt }]
}

export function isSameStays(one: readonly Stay[], other: readonly Stay[]): boolean {
  const key = (stays: readonly Stay[]) =>
    stays.map(({ cameAt, leftAt }) => `${Number(cameAt)}-${leftAt === null ? '' : Number(leftAt)}`).join()
  return key(one) === key(other)
}

type Span = { readonly openedAt: Date; readonly endedAt: Date | null; readonly now: Date }

/** When it counts as done: never before the opening nor after the end, and never ahead of now, whatever the phone's clock says. */
export function countedAt(madeAt: Date, { openedAt, endedAt, now }: Span): Date {
  const last = endedAt ?? now
  const within = Math.min(
    Math.max(Number(madeAt), Number(openedAt)),
    Math.max(Number(last), Number(openedAt)),
  )
  return new Date(within)
}
