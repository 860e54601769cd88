/** 'Ondřej', 'Chalupa' → 'OCh': to a Czech, ch is one letter. */
export function initials(firstName: string, lastName: string): string {
  return firstLetter(firstName) + firstLetter(lastName)
}

function firstLetter(name: string): string {
  const trimmed = name.trim()
  if (/^ch/i.test(trimmed)) return 'Ch'
  return Array.from(trimmed)[0]?.toLocaleUpperCase('cs') ?? ''
}
