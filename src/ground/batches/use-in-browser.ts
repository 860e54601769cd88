import { useSyncExternalStore } from 'react'

/** Whether JavaScript runs here: what cannot work without it is not offered without it. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(nothingChanges, inBrowser, onServer)
}

const nothingChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
