/** A thing of the page as its browser names it; only that browser understands it. */
export type Node = { readonly node: unknown }

/** Work done in the page itself: it is sent there as text and knows nothing but what it is given. */
export type Work<Args extends readonly unknown[], Result> = (
  nodes: readonly HTMLElement[],
  ...args: Args
) => Result

/** What a journey needs of a browser, whichever it is; each answers from its own accessibility tree. */
export type Engine = {
  readonly go: (url: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Whoever a browser has this session of is in; nothing else of an earlier visit stays. */
  readonly comeWith: (url: string, session: string | null) => Promise<void>
  /** All a screen reader would be told to be such a thing of that name. */
  readonly nodesOf: (role: string, name: string) => Promise<readonly Node[]>
  readonly call: <Args extends readonly unknown[], Result>(
    work: Work<Args, Result>,
    nodes: readonly Node[],
    ...args: Args
  ) => Promise<Result>
  readonly click: (node: Node) => Promise<void>
  /** A key, or several held together: `Control+k`. */
  readonly press: (keys: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly picture: () => Promise<Buffer>
  /** What the browser itself complained of since it was opened: an error of a script, a broken content policy. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

/** The work as the text of a function of its nodes alone. What it answers comes back as text too. */
export function asText(work: string, args: readonly unknown[], nodes: string): string {
  return `JSON.stringify((${work})(${nodes}${args.map((one) => `, ${JSON.stringify(one)}`).join('')}) ?? null)`
}

const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

type Act = { readonly type: 'keyDown' | 'keyUp'; readonly value: string }

/** Keys as both protocols of WebDriver want them: down in order, up in the opposite one. */
export function chord(keys: string): readonly Act[] {
  const values = keys.split('+').map((key) => KEYS[key] ?? key)
  return [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
  ]
}

export function typing(text: string): readonly Act[] {
  return Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}
