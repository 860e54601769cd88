/** A query whose every row says how many there are in all. */
type Counted<Row extends { readonly total: number }> = {
  readonly limit: (most: number) => Counted<Row>
  readonly offset: (from: number) => Counted<Row>
  readonly execute: () => Promise<Row[]>
}

type Span = { readonly limit: number; readonly offset: number }

/** A page of it. Past the end nobody is there who could say how many there are: the first of all is asked then. */
export async function countedRows<Row extends { readonly total: number }>(
  query: Counted<Row>,
  { limit, offset }: Span,
): Promise<{ readonly rows: readonly Row[]; readonly total: number; readonly first: Row | undefined }> {
  const rows = await query.limit(limit).offset(offset).execute()
  const [first] = rows.length > 0 || offset === 0 ? rows : await query.limit(1).offset(0).execute()
  return { rows, total: first?.total ?? 0, first }
}

export const spanOf = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }): Span => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})
