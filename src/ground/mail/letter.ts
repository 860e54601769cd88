import type { Role } from '../../permissions.ts'
import type { Language } from '../values/words.ts'
import type { AnswerLinkTable } from '../tables/closing.ts'
import type { LetterCategory } from './letter-category.ts'

export type AnswerPurpose = AnswerLinkTable['purpose']

/** A link that works once: what it is for, where it leads and how long it lives. */
type LetterLink = {
  readonly purpose: 'reset-password' | 'set-password' | 'change-email' | AnswerPurpose
  readonly path: string
  readonly livesMinutes: number
}

type LetterInput = {
  readonly language: Language
  readonly clubName: string
  readonly params: Readonly<Record<string, unknown>>
  /** The one-time link, or stars where it must not be shown. */
  readonly link: string
  /** The public address of the club, for links to its screens. */
  readonly origin: string
  /** Files that should go along and are gone, by name. */
  readonly missing?: readonly string[]
}

/** A file of the club that goes along with a letter. */
export type LetterFile = { readonly key: string; readonly name: string; readonly type: string }

export type LetterFact = { readonly label: string; readonly value: string }

/** A picture shown in the letter and attached to it; all it says stands in the text as well. */
export type LetterImage = {
  readonly name: string
  readonly type: 'image/gif' | 'image/png'
  readonly bytes: Uint8Array
  readonly alt: string
}

export type LetterButton = { readonly label: string; readonly href: string }

export type LetterText = {
  readonly subject: string
  /** Paragraphs of plain text; the HTML part is made of the same ones. */
  readonly paragraphs: readonly string[]
  /** What is to be copied by hand: account number, amount, due date. */
  readonly facts?: readonly LetterFact[]
  readonly image?: LetterImage
  readonly button?: LetterButton
  /** The other answer, beside the first. */
  readonly otherButton?: LetterButton
  /** Paragraphs after the button. */
  readonly closing?: readonly string[]
}

export type Letter = {
  /** Mail that is no service can be unsubscribed from. */
  readonly category: LetterCategory
  /** Tells somebody what was done behind his back: nobody cancels it in the outbox. */
  readonly mustGo?: true
  /** Meant for the address it was written to, whoever reads there: sent again it goes nowhere else. */
  readonly staysWithAddress?: true
  /** A restart of ours sends it to nobody twice: where nobody knows whether it arrived, a person decides. */
  readonly neverTwice?: true
  readonly link?: LetterLink
  /** Whose mailbox an answer goes to: an officer's or that of whoever wrote it. Nobody named: the club's own address. */
  readonly answeredBy?: Role | 'author'
  readonly files?: (params: LetterInput['params']) => readonly LetterFile[]
  readonly write: (input: LetterInput) => LetterText
}

export type LetterFrame = {
  readonly clubName: string
  readonly language: Language
  /** Where this kind of mail is refused; absent where it cannot be. */
  readonly unsubscribe?: string
  /** The same by mail: the subject of a letter that refuses it. */
  readonly unsubscribeSubject?: string
  /** A browser cannot look into the envelope: there the picture stands in the page itself. */
  readonly pictures?: 'attached' | 'inline'
  /** The club's colour, where it is not the yellow. */
  readonly colour?: string
  /** Where an answer goes, if not to the sender's address. */
  readonly replyTo?: string
  /** The club's own logo beside its name. */
  readonly logo?: LetterLogo
  readonly files?: readonly Attachment[]
}

export type LetterLogo = { readonly bytes: Uint8Array; readonly tone: 'dark' | 'light' | 'any' }

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** By which the text shows it; what has none is a file beside the letter. */
  readonly cid?: string
}

export type RenderedLetter = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  readonly unsubscribe?: string
  readonly unsubscribeSubject?: string
  readonly replyTo?: string
}
