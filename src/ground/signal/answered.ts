type Listener = (form: HTMLFormElement) => void

let listener: Listener | null = null

/** Who keeps drafts is told which form needs none any more; he is not there on every page. */
export function onDone(told: Listener): () => void {
  listener = told
  return () => {
    if (listener === told) listener = null
  }
}

export async function noteAnswer(
  { form, button }: { readonly form: HTMLFormElement; readonly button: HTMLElement | null },
  answer: Response,
): Promise<void> {
  if (answer.ok && !isOnlyLooking(button) && !(await leadsToSignIn(answer))) listener?.(form)
}

const isOnlyLooking = (button: HTMLElement | null) =>
  button instanceof HTMLButtonElement && button.value === 'preview'

/** Whoever was signed out meanwhile is sent to sign in first: what he wrote has not been done. */
async function leadsToSignIn(answer: Response): Promise<boolean> {
  return answer.status === 202 && /"\/login[?"]/.test(await answer.text())
}
