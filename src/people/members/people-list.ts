import { type MemberField, mayRead, type Viewer } from './visibility.ts'

type Asked = Readonly<Record<string, readonly MemberField[]>>

/**
 * A list of people as far as it can be probed: an order or a filter tells almost as much as the value, so whoever asks
 * by a field must read it, on cards or in this very list. What is about nobody's card asks by no field.
 */
export type PeopleList = {
  /** What the list itself shows to whoever may open it, whatever he reads elsewhere. */
  readonly shows: readonly MemberField[]
  readonly filters: Asked
  readonly sorts: Asked
  /** Filters that look for e-mail addresses too. */
  readonly addresses?: readonly string[]
}

/** May this viewer be told what such a list would tell? */
export function mayAsk(viewer: Viewer, { shows }: PeopleList, fields: readonly MemberField[]): boolean {
  return fields.every((field) => shows.includes(field) || mayRead(viewer, field))
}
