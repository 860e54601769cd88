/** A table with a row for each of these names. */
export function tableOf<Name extends string, Row>(
  names: readonly Name[],
  row: (name: Name) => Row,
): Readonly<Record<Name, Row>> {
  return Object.fromEntries(names.map((name) => [name, row(name)])) as Record<Name, Row>
}
