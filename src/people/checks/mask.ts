// As much as somebody needs to know his own again, and nobody else can use: a letter may be read over a shoulder or passed on.

const DOTS = '•••'

/** 'n•••@k•••.cz' */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const [host = ''] = domain.split('.')
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${first(name)}${DOTS}@${first(host)}${DOTS}${end}`
}

/** The last three digits; a number too short to hide anything is not shown at all. */
export function maskedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < 7 ? DOTS : `${DOTS} ${digits.slice(-3)}`
}

/** 'Š•••' */
export function maskedTown(town: string): string {
  return `${first(town.trim())}${DOTS}`
}

const first = (text: string) => Array.from(text)[0] ?? ''
