/** What somebody says to what the club keeps about him. */
export const CHECK_ANSWERS = ['confirmed', 'corrected'] as const
export type CheckAnswer = (typeof CHECK_ANSWERS)[number]

/** Said to an officer, who writes it down. */
export const HEARD_WAYS = ['in_person', 'phone'] as const
export type HeardWay = (typeof HEARD_WAYS)[number]

/** How it was said. */
export const CHECK_WAYS = ['link', 'profile', ...HEARD_WAYS] as const
export type CheckWay = (typeof CHECK_WAYS)[number]
