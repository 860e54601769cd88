import type { Letter, LetterFile, LetterText } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { letterParagraphs } from '../../ground/texts/letter-text.ts'
import { toGuest } from '../../rides/guests/guest.mail.ts'
import { plainHtml } from '../../ground/texts/plain-html.ts'

const WORDS = defineWords({
  author: { cs: 'Za klub píše {author}.', en: 'Written for the club by {author}.' },
  about: { cs: 'Stránka akce', en: 'The event’s page' },
  attached: { cs: 'V příloze: {names}.', en: 'Attached: {names}.' },
  linked: { cs: '{title} ({size}): {href}', en: '{title} ({size}): {href}' },
  missing: {
    cs: 'Mělo přijít i {names}, ale v klubovně už to není.',
    en: 'There should be {names} too, but it is gone from the clubhouse.',
  },
})

type Params = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

type File = {
  readonly key: string | null
  readonly name: string
  readonly type: string
  readonly title: string
  readonly size: string
  readonly to: string | null
}

/** What was put down with the letter: each with its file, or with the way to it. */
const filesIn = (params: Params): readonly File[] =>
  Array.isArray(params.files) ? (params.files as readonly File[]) : []

const attached = (params: Params): readonly LetterFile[] =>
  filesIn(params).flatMap(({ key, name, type }) => (key === null ? [] : [{ key, name, type }]))

function written({ params, origin, language, missing = [] }: Parameters<Letter['write']>[0]): LetterText {
  const author = text(params.author)
  const say = speak(WORDS, language)
  const names = attached(params)
    .map(({ name }) => name)
    .filter((name) => !missing.includes(name))
  const links = filesIn(params).filter(({ to }) => to !== null)
  // Letters queued before texts were drawn for them hold the text alone.
  const html = text(params.html) || plainHtml(text(params.body))
  return {
    subject: text(params.subject),
    paragraphs: [text(params.greeting), ...letterParagraphs(html, origin)].filter(Boolean),
    closing: [
      ...(names.length > 0 ? [say('attached', { names: names.join(', ') })] : []),
      ...links.map(({ title, size, to }) => say('linked', { title, size, href: `${origin}${to}` })),
      ...(missing.length > 0 ? [say('missing', { names: missing.join(', ') })] : []),
      ...(author ? [say('author', { author })] : []),
    ],
  }
}

/** To a division, a tag or everybody: whoever does not want it can say so. */
export const messageLetter: Letter = {
  category: 'news',
  neverTwice: true,
  answeredBy: 'author',
  files: attached,
  write: written,
}

/** To those who go to an event: what they must know. */
export const rideMessageLetter: Letter = {
  category: 'service',
  neverTwice: true,
  answeredBy: 'author',
  files: attached,
  write: (input) => ({
    ...written(input),
    ...(typeof input.params.eventId === 'number'
      ? {
          button: {
            label: speak(WORDS, input.language)('about'),
            href: `${input.origin}/akce/${input.params.eventId}`,
          },
        }
      : {}),
  }),
}

/** The same to whoever rides along without a card. */
export const guestMessageLetter = toGuest(rideMessageLetter, { keepsClosing: true })
