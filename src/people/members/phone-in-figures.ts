/** '+420603123456' is '+420 603 123 456'. */
export function phoneInFigures(phone: string): string {
  const czech = /^(\+42[01])(\d{3})(\d{3})(\d{3})$/.exec(phone)
  return czech ? czech.slice(1).join('\u00a0') : phone
}
