import { useEffect } from 'react'

/**
 * What a person has in his hands in a longer text stays there. While it wakes a page, React puts the words of the house into each
 * text once more, over what somebody has written by then: until the page is awake it finds none to compare with, and lets be.
 * And at every drawing it says the default anew, the same one too, at which Chromium takes away the caret and what was marked.
 */
export function keepWritten(): void {
  for (const area of document.querySelectorAll('textarea'))
    Object.defineProperty(area, 'textContent', { configurable: true, get: () => '' })
  const text = HTMLTextAreaElement.prototype
  const said = Object.getOwnPropertyDescriptor(text, 'defaultValue')
  Object.defineProperty(text, 'defaultValue', {
    ...said,
    set(this: HTMLTextAreaElement, words: string) {
      if (this.defaultValue !== words) said?.set?.call(this, words)
    },
  })
}

/** Awake: from now on a text says again what stands in it. */
export function useWritten(): void {
  useEffect(() => {
    for (const area of document.querySelectorAll('textarea')) Reflect.deleteProperty(area, 'textContent')
  }, [])
}
