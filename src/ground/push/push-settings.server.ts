import { keptOnce } from '../platform/kept-once.server.ts'

/** `off` calls nobody; `loopback` is for tests, where the push service stands on this computer. */
export type PushReach = 'off' | 'public' | 'loopback'

const state = keptOnce('push', (): { reach: PushReach } => ({ reach: 'public' }))

/** Told once at the start. */
export function usePush(reach: PushReach): void {
  state.reach = reach
}

export function pushReach(): PushReach {
  return state.reach
}

export const pushRules = () => ({ opensLoopback: state.reach === 'loopback' })
