import { keptOnce } from '../platform/kept-once.server.ts'

/** Whom the house may call that it was not told by its own settings: `off` nobody; `loopback` is for tests, where they stand here. */
export type OutsideReach = 'off' | 'public' | 'loopback'

const state = keptOnce('outside', (): { reach: OutsideReach } => ({ reach: 'public' }))

/** Told once at the start. */
export function useReach(reach: OutsideReach): void {
  state.reach = reach
}

export function outsideReach(): OutsideReach {
  return state.reach
}

export const outsideRules = () => ({ opensLoopback: state.reach === 'loopback' })
