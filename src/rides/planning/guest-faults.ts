import type { FieldFaults } from '../../refusals.ts'

type Openness = {
  readonly guestsWelcome: boolean
  readonly visibility: string
  readonly price: number | null
}

/** Guests find a ride on the public pages, and cannot pay yet. */
export function guestFaults({ guestsWelcome, visibility, price }: Openness): FieldFaults {
  if (!guestsWelcome) return {}
  return {
    ...(visibility === 'public' ? {} : { visibility: 'guests_need_public' }),
    ...(price === null ? {} : { price: 'guests_without_price' }),
  }
}
