import type { Language } from '../values/words.ts'

/** Crowns on an axis, where there is room for a few letters: '40 tis.', '2,5 mil.'; small sums stay whole. */
export function shortMoney(amount: number, language: Language): string {
  const crowns = amount / 100
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  if (crowns < 10_000) return number.format(Math.round(crowns))
  const isCzech = language === 'cs'
  return crowns < 1_000_000
    ? `${number.format(crowns / 1000)}${isCzech ? '\u00a0tis.' : 'k'}`
    : `${number.format(crowns / 1_000_000)}${isCzech ? '\u00a0mil.' : 'M'}`
}

/** The end of an axis and its steps: round numbers, four of them at most. */
export function niceScale(most: number): { readonly top: number; readonly step: number } {
  if (most <= 0) return { top: 1, step: 1 }
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  return { top: Math.ceil(most / step) * step, step }
}

/** How long each value is drawn, where the largest takes all the room; nothing at all takes none. */
export function lengthsIn(room: number, values: readonly number[]): (value: number) => number {
  const most = Math.max(1, ...values)
  return (value) => (room * value) / most
}

/** Every line of the axis from nothing to the top. */
export function ticks({ top, step }: { readonly top: number; readonly step: number }): readonly number[] {
  return Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
}
