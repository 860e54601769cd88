import { addDays, daysBetween } from '../../ground/values/day.ts'

export type Notice = {
  /** The last day on which the invitation keeps the notice. */
  readonly lastDay: string
  /** How many days there are between the invitation and the meeting. */
  readonly days: number
  readonly isKept: boolean
}

/** Days are counted from the one the invitation leaves to the one of the meeting. */
export function noticeOf({
  heldOn,
  leavesOn,
  noticeDays,
}: {
  readonly heldOn: string
  readonly leavesOn: string
  readonly noticeDays: number
}): Notice {
  const days = daysBetween(leavesOn, heldOn)
  return { lastDay: addDays(heldOn, -noticeDays), days, isKept: days >= noticeDays }
}

/** By when a meeting somebody asked for is to be called; afterwards whoever asked may call it himself. */
export function callBy({
  askedOn,
  requestDays,
}: {
  readonly askedOn: string
  readonly requestDays: number
}): string {
  return addDays(askedOn, requestDays)
}
