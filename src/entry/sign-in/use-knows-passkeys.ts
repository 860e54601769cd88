import { useSyncExternalStore } from 'react'

/** Whether this browser can hold passkeys; the server, which cannot know, keeps the button its place. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(nothingChanges, hasPasskeys, onServer)
}

const nothingChanges = () => () => undefined
const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'
const onServer = () => true
