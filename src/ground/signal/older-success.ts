/** Whoever sends something is not told of an older success until he is answered; its place stays, so that nothing jumps. */
export function hushOlder(): void {
  window.__dropToasts?.()
  show('hidden')
}

/** What was answered is said by the same note, where its words are the same. */
export function speakAgain(): void {
  show('')
}

function show(visibility: string): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-done]')) note.style.visibility = visibility
}
