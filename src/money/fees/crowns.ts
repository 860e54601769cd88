const WRITTEN = /^(\d{1,3}(?: \d{3})+|\d{1,9})(?:,(\d{1,2}))?$/

/** '1 200', '1200' or '1200,50' in haléře; null for what could be read two ways ('1.200'). */
export function parseCrowns(text: string): number | null {
  const plain = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*Kč$/u, '')
    .trim()
  const [, crowns, hellers = ''] = WRITTEN.exec(plain) ?? []
  if (crowns === undefined) return null
  return Number(crowns.replaceAll(' ', '')) * 100 + Number(hellers.padEnd(2, '0'))
}

/** What stands in a field: '1200' or '1200,50', to be read back by the same rule. */
export function crownsField(amount: number): string {
  const hellers = amount % 100
  const crowns = String(Math.trunc(amount / 100))
  return hellers === 0 ? crowns : `${crowns},${String(hellers).padStart(2, '0')}`
}
