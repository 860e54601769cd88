import { createContext, type RouterContextProvider } from 'react-router'
import type { ClubPart } from '../../club-parts.ts'
import type { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Visitor } from './visitor.ts'
import type { Language } from '../values/words.ts'
import type { Theme } from '../values/theme.ts'

/** What every loader and action is given; the server fills it once a request. */
export type RequestContext = {
  readonly db: Db
  readonly now: Date
  /** The club's day, in Prague. */
  readonly today: string
  readonly visitor: Visitor | null
  /** The same asked anew, for what goes on after the answer began: he may be signed out meanwhile. */
  readonly visitorNow: () => Promise<Visitor | null>
  readonly language: Language
  readonly theme: Theme
  readonly nonce: string
  readonly club: Club
  readonly isDemo: boolean
  readonly requestId: string
  /** The session token the request came with, whether it is still good or not. */
  readonly token: string | null
  /** The club's public address: what is built into codes and links. */
  readonly origin: string
  /** The visitor came by https, so cookies may be marked Secure. */
  readonly isSecure: boolean
  /** False for what a foreign page, a picture or a frame sets off: it is answered, but changes nothing. */
  readonly mayAct: boolean
  /** What went wrong before any screen was asked; the root shows it. */
  readonly failure: Refusal | null
  /** The same at a screen with words of its own for it: nothing is known of the visitor, and the screen says why. */
  readonly away: Refusal | null
  /** Where the request came from, for limits and the list of signed-in devices. */
  readonly address: string
  readonly userAgent: string
}

export type Club = {
  readonly name: string
  readonly shortName: string
  /** The year the copyright line begins with. */
  readonly foundedIn: number
  readonly claim: Readonly<Record<Language, string>>
  readonly intro: Readonly<Record<Language, string>>
  /** What stands on its papers; empty where nobody has said. */
  readonly contact: ClubContact
  /** The club's own logo; null until it brings one. */
  readonly logo: ClubLogo | null
  /** The one colour it chose; null for the yellow. */
  readonly colour: string | null
  /** Parts of a club's life this one has not got. */
  readonly off: readonly ClubPart[]
  /** Whoever is taken in is an applicant first. */
  readonly applicantStage: boolean
  /** Its officers sign in with a code beside the password, or do nothing but turn that on. */
  readonly officersStep: boolean
  /** After how many hours an idle session of an officer ends. */
  readonly officersIdleHours: number
  /** After how many days anybody else's does. */
  readonly membersIdleDays: number
  /** What that colour changes on a page: CSS variables, made of it. */
  readonly look: Readonly<Record<string, string>>
}

export type ClubLogo = {
  /** Its fingerprint: a new picture is a new address. */
  readonly print: string
  /** A dark one is lost on asphalt and a light one on paper: there it stands on a plate. */
  readonly tone: 'dark' | 'light' | 'any'
}

export type ClubContact = {
  readonly email: string
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly registrationNumber: string
}

export const requestContext = createContext<RequestContext>()

type WithContext = { readonly context: Readonly<RouterContextProvider> }

export function fromRequest({ context }: WithContext): RequestContext {
  return context.get(requestContext)
}
