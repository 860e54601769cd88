import { z } from 'zod'
import { variableSymbol } from '../payments/variable-symbol.ts'

/** Who wishes to be thanked. */
export const GiverInput = z.strictObject({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('not_email')),
})

/** As many as there are numbers; those who had one a hundred thousand gifts ago are long thanked. */
const NUMBERS = 99_999
const SEQUENCES = 10

/** The symbol of the one who came so many-eth: of its own series, so no payment has it. */
export function giverSymbol(id: number, year: number): string | null {
  const place = (id - 1) % (NUMBERS * SEQUENCES)
  return variableSymbol({
    year,
    kind: 'donation',
    memberNumber: (place % NUMBERS) + 1,
    sequence: Math.floor(place / NUMBERS),
  })
}
