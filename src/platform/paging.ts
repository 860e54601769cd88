import { z } from 'zod'

const count = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .pipe(z.int().max(max))

/** Which page of a list, as an address says it. */
export const PagingQuery = z.strictObject({
  page: count(1_000_000).optional(),
  pageSize: count(200).optional(),
})
