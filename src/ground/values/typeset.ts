/** What is shorter is a label or a button, and does not run over lines. */
const PROSE = 60

/** § 249 odst. 1 písm. a) */
const PARAGRAPH = /(?<=§) (?=\d)|(?<=\d) (?=(?:odst|písm)\.)|(?<=(?:odst|písm)\.) (?=\w)/g

/** A preposition or conjunction of one letter never stays alone at the end of a line; nor does the sign of a paragraph or what follows it, anywhere. */
export function typeset(text: string): string {
  const numbered = text.replaceAll(PARAGRAPH, '\u00a0')
  return numbered.length < PROSE ? numbered : glue(numbered)
}

/** The same for what is short and yet runs over lines: a title on a phone. */
export function glue(text: string): string {
  return text.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/gi, '$1\u00a0')
}

/** The same for the Czech sentences of a catalogue of words, when the house is built. */
export function typesetCatalogue(code: string): string {
  return code.replace(/\bcs: '((?:[^'\\\n]|\\.)*)'/g, (_whole, text: string) => `cs: '${typeset(text)}'`)
}
