/** What is shorter is a label or a button, and does not run over lines. */
const PROSE = 60

/** A preposition or conjunction of one letter never stays alone at the end of a line; nor does the sign of a paragraph, anywhere. */
export function typeset(text: string): string {
  const numbered = text.replaceAll(/§ (?=\d)/g, '§\u00a0')
  return numbered.length < PROSE ? numbered : glue(numbered)
}

/** The same for what is short and yet runs over lines: a title on a phone. */
export function glue(text: string): string {
  return text.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/gi, '$1\u00a0')
}

/** The same for the Czech sentences of a catalogue of words, when the house is built; and in both languages no e-mail is torn in two. */
export function typesetCatalogue(code: string): string {
  return code
    .replace(/\bcs: '((?:[^'\\\n]|\\.)*)'/g, (_whole, text: string) => `cs: '${typeset(text)}'`)
    .replace(
      /\b(cs|en|one|few|many|other): '((?:[^'\\\n]|\\.)*)'/g,
      (_whole, key: string, text: string) => `${key}: '${text.length < PROSE ? text : joined(text)}'`,
    )
}

/** A line may end after a hyphen, but for one with a word joiner behind it, which nobody sees and no letters lack. */
function joined(text: string): string {
  return text.replace(/\b(e-)(?=mail)/gi, '$1\u2060')
}
