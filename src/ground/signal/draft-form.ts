/** One thing in a form that was changed: what stood there, and what stands there now. */
export type Change = { readonly field: string; readonly was: string; readonly now: string }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const NEVER_KEPT = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']
const SECRET = /password|secret(?!ary)|token|^otp$|^code$/i
const SECRET_FILLING = /password|one-time-code|cc-/

/** A form with a password in it is kept neither whole nor in part; nor is one that only chooses or leaves. */
export function isKept(form: HTMLFormElement): boolean {
  const path = new URL(form.getAttribute('action') || location.href, location.href).pathname
  return (
    form.method === 'post' &&
    !form.querySelector('input[type="password"], [autocomplete="one-time-code"]') &&
    !form.hasAttribute('data-no-draft') &&
    !['/login', '/logout', '/preferences'].includes(path)
  )
}

/** Which form it is among those of an address: where it sends, what it asks, whom it is about. */
export function nameOf(form: HTMLFormElement): string {
  const asks = [...form.elements]
    .filter(
      (one) =>
        one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement,
    )
    .map(({ type, name, value }) => (type === 'hidden' && name !== 'version' ? `${name}=${value}` : name))
  return `${form.getAttribute('action')?.split('?')[0] ?? ''} ${[...new Set(asks)].filter(Boolean).join(' ')}`
}

const before = new WeakMap<Control, string>()

/**
 * What the house has put into the fields, also where somebody has written something by now: on a bad signal one writes sooner than
 * this part is there. Asked for once; later React calls whatever was typed the default.
 */
export function noteBefore(form: HTMLFormElement): void {
  for (const [, control] of controlsOf(form)) if (!before.has(control)) before.set(control, saidIn(control))
}

/** What was just sent is where it all begins again. */
export function noteAfter(form: HTMLFormElement): void {
  for (const [, control] of controlsOf(form)) before.set(control, valueOf(control))
}

export function changesOf(form: HTMLFormElement): readonly Change[] {
  return controlsOf(form)
    .map(([field, control]) => ({ field, was: before.get(control) ?? '', now: valueOf(control) }))
    .filter(({ was, now }) => was !== now)
}

/** Only where nobody has changed it meanwhile: a newer word of somebody else is not overwritten by an old draft. */
export function putIn(form: HTMLFormElement, changes: readonly Change[]): readonly Change[] {
  const controls = new Map(controlsOf(form))
  return changes.filter(({ field, was, now }) => {
    const control = controls.get(field)
    if (!control || valueOf(control) !== was) return false
    write(control, now)
    return true
  })
}

export function takeBack(form: HTMLFormElement, changes: readonly Change[]): void {
  const controls = new Map(controlsOf(form))
  for (const { field, was } of changes) {
    const control = controls.get(field)
    if (control) write(control, was)
  }
}

function controlsOf(form: HTMLFormElement): readonly (readonly [string, Control])[] {
  const seen = new Map<string, number>()
  return [...form.elements].filter(isOurs).map((control) => {
    const name = isTick(control) ? `${control.name}=${control.value}` : control.name
    const order = seen.get(name) ?? 0
    seen.set(name, order + 1)
    return [order === 0 ? name : `${name} ${order}`, control] as const
  })
}

function isOurs(one: Element): one is Control {
  return (
    (one instanceof HTMLInputElement ||
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement) &&
    one.name !== '' &&
    !NEVER_KEPT.includes(one.type) &&
    !isSecret(one.name) &&
    !SECRET_FILLING.test(one.autocomplete)
  )
}

/** What the Secretary pays is none. */
export const isSecret = (name: string) => SECRET.test(name)

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

const valueOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value)

function saidIn(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue.replaceAll(/\r\n?/g, '\n')
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value
}

/** As a person does it, so that React hears of it too. */
function write(control: Control, value: string): void {
  if (isTick(control)) {
    if (String(control.checked) !== value) control.click()
    return
  }
  const kind = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}
