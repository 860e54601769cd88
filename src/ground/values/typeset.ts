/** What is shorter is a label or a button, and does not run over lines. */
const PROSE = 60

/** § 249 odst. 1 písm. a) */
const PARAGRAPH = /(?<=§) (?=\d)|(?<=\d) (?=(?:odst|písm)\.)|(?<=(?:odst|písm)\.) (?=\w)/g
/** 1. 9. 1985 */
const DATE = /(?<=\d\.) (?=\d{1,2}\.|(?:19|20)\d\d\b)/g
/** zákon č. 586/1992 Sb., karta č. {number} */
const NUMBERED = /(?<=(?<!\p{L})č\.) (?=[\d{])|(?<=\d) (?=Sb\.)/gu

/**
 * A preposition or conjunction of one letter never stays alone at the end of a line, nor what a number belongs to; a paragraph of
 * law and a date are one word anywhere.
 */
export function typeset(text: string): string {
  const lawful = text.replaceAll(PARAGRAPH, '\u00a0').replaceAll(DATE, '\u00a0')
  return lawful.length < PROSE ? lawful : glue(lawful.replaceAll(NUMBERED, '\u00a0'))
}

/** The same for what is short and yet runs over lines: a title on a phone. */
export function glue(text: string): string {
  return text.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/gi, '$1\u00a0')
}

/** The same for the Czech sentences of a catalogue of words, when the house is built. */
export function typesetCatalogue(code: string): string {
  return code.replace(/\bcs: '((?:[^'\\\n]|\\.)*)'/g, (_whole, text: string) => `cs: '${typeset(text)}'`)
}
