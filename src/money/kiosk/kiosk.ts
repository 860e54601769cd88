/** The longest a table stays open. */
export const MOST_HOURS = 4

const SHAPE = /^\d{4,8}$/

/** Digits that somebody behind one's back tries first. */
export function isGuessablePin(pin: string): boolean {
  const steps = pin
    .split('')
    .slice(1)
    .map((digit, index) => Number(digit) - Number(pin[index]))
  return (
    steps.every((step) => step === 0) ||
    steps.every((step) => step === 1) ||
    steps.every((step) => step === -1)
  )
}

export const isPin = (text: string): boolean => SHAPE.test(text)

/** What the camera read: the address on a card, of this club or another, or the bare code itself. */
export function cardCode(text: string): string {
  return /\/overeni\/([\w.-]+)\s*$/.exec(text)?.[1] ?? text.trim()
}
