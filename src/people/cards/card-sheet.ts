/** Millimetres on an A4 sheet: ten cards of a payment card's size, two by five. */
export const CARD = { width: 85.6, height: 54 } as const
const SHEET = { width: 210, height: 297, columns: 2, rows: 5 } as const
export const CARDS_A_SHEET = SHEET.columns * SHEET.rows

const LEFT = (SHEET.width - SHEET.columns * CARD.width) / 2
const TOP = (SHEET.height - SHEET.rows * CARD.height) / 2
const MARK = { gap: 1.5, length: 5 } as const

export type Place = { readonly x: number; readonly y: number }
export type Line = { readonly from: Place; readonly to: Place }

export function placeOf(index: number): Place {
  const onSheet = index % CARDS_A_SHEET
  return {
    x: LEFT + (onSheet % SHEET.columns) * CARD.width,
    y: TOP + Math.floor(onSheet / SHEET.columns) * CARD.height,
  }
}

/** Marks outside of the cards, where every cut begins and ends; the cards touch, so each cut serves two. */
export function cropMarks(): readonly Line[] {
  const right = LEFT + SHEET.columns * CARD.width
  const bottom = TOP + SHEET.rows * CARD.height
  const across = Array.from({ length: SHEET.rows + 1 }, (_, row) => TOP + row * CARD.height)
  const down = Array.from({ length: SHEET.columns + 1 }, (_, column) => LEFT + column * CARD.width)
  return [
    ...across.flatMap((y) => [
      { from: { x: LEFT - MARK.gap - MARK.length, y }, to: { x: LEFT - MARK.gap, y } },
      { from: { x: right + MARK.gap, y }, to: { x: right + MARK.gap + MARK.length, y } },
    ]),
    ...down.flatMap((x) => [
      { from: { x, y: TOP - MARK.gap - MARK.length }, to: { x, y: TOP - MARK.gap } },
      { from: { x, y: bottom + MARK.gap }, to: { x, y: bottom + MARK.gap + MARK.length } },
    ]),
  ]
}
