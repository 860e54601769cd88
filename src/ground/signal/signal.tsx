import { type ComponentType, useEffect, useState } from 'react'
import type * as steadyPart from './steady.tsx'

type Part = typeof steadyPart

let coming: Promise<Part> | null = null
let isHere = false

const isHereNow = (part: Part) => {
  isHere = true
  return part
}

/** What keeps a screen standing without a signal: asked for at once, and again with the next signal. */
const steady = (): Promise<Part> =>
  (coming ??= import('./steady.tsx').then(isHereNow, (error: unknown) => {
    coming = null
    if (navigator.onLine) throw error
    return new Promise((back) => addEventListener('online', back, { once: true })).then(steady)
  }))

/** A screen asked for or a form sent before it is here waits for it: without an answer they would take the screen away. */
if (!import.meta.env.SSR) {
  const plain = fetch
  window.fetch = (input, init) => {
    const ask = () => plain(input, init)
    return isHere || !(input instanceof URL && init?.signal)
      ? ask()
      : steady().then(() => fetch(input, init), ask)
  }
}

export function Signal() {
  const [Steady, setSteady] = useState<ComponentType | null>(null)
  useEffect(() => {
    // It went just now; the next signal brings it.
    const load = () => void steady().then((part) => setSteady(() => part.Steady), Boolean)
    load()
    // As long as there is a page, this is on it.
    addEventListener('online', load)
  }, [])
  return Steady && <Steady />
}
