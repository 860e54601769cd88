// No letter or digit that could be taken for another one.
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RECOVERY_LENGTH = 10
export const RECOVERY_CODES = 10

const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`)

export type EnteredCode = { readonly kind: 'app' | 'recovery'; readonly code: string }

/** One field takes both: six digits of the application, or a code from the paper, however it was spaced. */
export function readCode(text: string): EnteredCode | null {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null
}

/** 'k7p2x-9mwqd': two halves are easier to copy than ten signs. */
export function recoveryInHalves(code: string): string {
  return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
}
