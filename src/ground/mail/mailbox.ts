/**
 * The box an address ends in, for counting letters: what stands after a plus is its owner's own label and leads to the same box, so
 * a thousand labels are no thousand people. Gmail does not look at dots either, and has two names.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? []
  const box = name.replace(/\+.*$/, '')
  return GMAIL.includes(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

const GMAIL = ['gmail.com', 'googlemail.com']
