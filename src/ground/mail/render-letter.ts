import type { LetterFact, LetterFrame, LetterText, RenderedLetter } from './letter.ts'
import { letterHtml, UNSUBSCRIBE_WORD } from './letter-html.ts'

const PICTURE_ID = 'obrazek@klubovna'
const LOGO_ID = 'logo@klubovna'

/** Both parts say the same; every variable is escaped in the one with markup. */
export function renderLetter(letter: LetterText, frame: LetterFrame): RenderedLetter {
  const { image } = letter
  return {
    subject: letter.subject.replace(/[\r\n]+/g, ' '),
    text: letterText(letter, frame),
    html: letterHtml(letter, frame, { picture: PICTURE_ID, logo: LOGO_ID }),
    attachments: [
      ...(image ? [{ name: image.name, type: image.type, bytes: image.bytes, cid: PICTURE_ID }] : []),
      ...(frame.logo
        ? [{ name: 'logo.png', type: 'image/png' as const, bytes: frame.logo.bytes, cid: LOGO_ID }]
        : []),
      ...(frame.files ?? []),
    ],
    ...(frame.unsubscribe ? { unsubscribe: frame.unsubscribe } : {}),
    ...(frame.unsubscribeSubject ? { unsubscribeSubject: frame.unsubscribeSubject } : {}),
    ...(frame.replyTo ? { replyTo: frame.replyTo } : {}),
  }
}

function letterText(
  { paragraphs, facts = [], image, button, otherButton, closing = [] }: LetterText,
  { clubName, language, unsubscribe }: LetterFrame,
): string {
  const footer = [clubName, ...(unsubscribe ? [`${UNSUBSCRIBE_WORD[language]}: ${unsubscribe}`] : [])]
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [alignFacts(facts)] : []),
    ...(image ? [`[${image.alt}]`] : []),
    ...[button, otherButton].flatMap((one) => (one ? [`${one.label}:\n${one.href}`] : [])),
    ...closing,
    `-- \n${footer.join('\n')}`,
  ].join('\n\n')
}

const WIDEST_LABEL = 28

/** One fact a line, the values under each other; one long name does not push them all away. */
function alignFacts(facts: readonly LetterFact[]): string {
  const width = Math.min(WIDEST_LABEL, Math.max(...facts.map(({ label }) => label.length)) + 1)
  return facts.map(({ label, value }) => `${`${label}:`.padEnd(width)} ${value}`).join('\n')
}
