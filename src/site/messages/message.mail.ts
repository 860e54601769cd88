import type { Letter, LetterText } from '../../ground/mail/letter.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { letterParagraphs } from '../../ground/texts/letter-text.ts'
import { plainHtml } from '../../ground/texts/plain-html.ts'

const WORDS = defineWords({
  author: { cs: 'Za klub píše {author}.', en: 'Written for the club by {author}.' },
  about: { cs: 'Stránka akce', en: 'The event’s page' },
})

type Params = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function written(params: Params, origin: string, language: Language): LetterText {
  const author = text(params.author)
  // Letters queued before texts were drawn for them hold the text alone.
  const html = text(params.html) || plainHtml(text(params.body))
  return {
    subject: text(params.subject),
    paragraphs: [text(params.greeting), ...letterParagraphs(html, origin)].filter(Boolean),
    closing: author ? [speak(WORDS, language)('author', { author })] : [],
  }
}

/** To a division, a tag or everybody: whoever does not want it can say so. */
export const messageLetter: Letter = {
  category: 'news',
  answeredBy: 'author',
  write: ({ params, origin, language }) => written(params, origin, language),
}

/** To those who go to an event: what they must know. */
export const rideMessageLetter: Letter = {
  category: 'service',
  answeredBy: 'author',
  write: ({ params, origin, language }) => ({
    ...written(params, origin, language),
    ...(typeof params.eventId === 'number'
      ? {
          button: {
            label: speak(WORDS, language)('about'),
            href: `${origin}/akce/${params.eventId}`,
          },
        }
      : {}),
  }),
}
