type Pressed = { readonly form: HTMLFormElement; readonly button: HTMLElement | null }

let last: Pressed | null = null

/** Which form was sent last: the router only says what stood in it. */
export function watchForms(): void {
  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) last = { form: target, button: submitter }
    },
    { capture: true },
  )
}

/** The form that sends to this path, once. */
export function takeForm(path: string): Pressed | null {
  const pressed = last
  if (!pressed || pathOf(pressed) !== path) return null
  last = null
  return pressed
}

function pathOf({ form, button }: Pressed): string {
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return new URL(action || location.href, location.href).pathname
}

/** As if its writer pressed the same button once more: what he has written since goes along. */
export function sendAgain({ form, button }: Pressed): boolean {
  if (!form.isConnected) return false
  form.requestSubmit(button?.isConnected ? button : null)
  return true
}
