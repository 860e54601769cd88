/** What strangers, broken programs and attackers write where a word, a number or a day is expected; as it stands in an address. */
export const ODD_WORDS: readonly string[] = [
  '%00',
  '%FF',
  '%',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '-1',
  '1.5',
  '999999999',
  '2147483648',
  '%25%5F%5C%27%22%3B--',
  '{"a":1}',
  '__proto__',
  'x'.repeat(8000),
]

/** A name said in every odd way, and in the ways of those who mean a list or nothing. */
export const oddQueries = (name: string): readonly string[] => [
  ...ODD_WORDS.map((word) => `${name}=${word}`),
  name,
  `${name}=`,
  `${name}=a&${name}=b`,
  `${name}[]=1&${name}[a]=1`,
]

/** The same for what is sent as JSON. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_991,
  '2026-02-30',
  '+275760-09-13',
  '0000-01-01',
  '9999-12-31',
  '\uFFFD\u202E%_\\',
  'x'.repeat(20_000),
  [2_147_483_648],
  [null],
  {},
]

/** And in a field of a form, where everything is a text. */
export const ODD_TEXTS: readonly string[] = [
  '',
  '-1',
  '1.5',
  '999999999',
  '2147483648',
  '99999999999999999999',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '\uFFFD\u202E%_\\',
  '__proto__',
  '1,2147483648',
  '{"__proto__":[null]}',
  'x'.repeat(20_000),
]
