import type { FieldFaults } from '../../refusals.ts'

type Openness = {
  readonly guestsWelcome: boolean
  readonly visibility: string
}

/** Guests find a ride on the public pages. */
export function guestFaults({ guestsWelcome, visibility }: Openness): FieldFaults {
  return guestsWelcome && visibility !== 'public' ? { visibility: 'guests_need_public' } : {}
}
