/** A paper the club gives out: its head, a title, what it says, a table of facts, when and by whom. */
export type Paper = {
  readonly head: string
  /** Under the club's name: where it is, its number. */
  readonly contact?: string | undefined
  readonly logo?: Uint8Array | undefined
  readonly colour?: string | undefined
  /** Whom it goes to, where the window of an envelope shows it. */
  readonly address?: readonly string[] | undefined
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A long text, as our own renderer drew it (`ground/texts`). */
  readonly html?: string | undefined
  readonly facts?: Facts | undefined
  /** A paper of many parts: each with its own head and records. */
  readonly sections?: readonly PaperSection[] | undefined
  /** Names in columns, on a sheet of their own. */
  readonly names?: { readonly title: string; readonly groups: readonly NameGroup[] } | undefined
  /** Under the facts: the law behind it, how to verify it. */
  readonly notes?: readonly string[] | undefined
  readonly issued: string
  readonly sign?: string | undefined
  /** A code to look at, dark and light dots. */
  readonly code?: readonly (readonly boolean[])[] | undefined
}

export type NameGroup = { readonly title: string; readonly names: readonly string[] }
export type Facts = readonly (readonly [label: string, value: string])[]
export type PaperSection = {
  readonly title: string
  readonly records: readonly Facts[]
  readonly note: string | null
}
