export const STORY_EVENTS = [
  'seen',
  'paired',
  'unpaired',
  'creditKept',
  'creditUsed',
  'creditRefunded',
  'creditReversed',
  'donated',
  'refused',
  'aside',
  'storno',
] as const

/** One thing that happened to a movement: what, when, by whom (null is the system), to whom it belonged and why. */
export type StoryEvent = {
  readonly what: (typeof STORY_EVENTS)[number]
  readonly at: Date
  readonly who: string | null
  readonly memberId: number | null
  readonly memberName: string | null
  readonly amount: number | null
  readonly note: string | null
  /** What can be undone here and now. */
  readonly allocationId: number | null
  readonly creditId: number | null
}
