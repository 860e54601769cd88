import { readClub } from '../platform/club-settings.server.ts'
import { fileStore, readFile } from '../files/files.server.ts'
import { drawSmallLogo } from '../files/club-logos.server.ts'
import type { Db } from '../../tables.ts'
import { isHouseTrouble } from '../platform/house-trouble.ts'
import { toRefusal } from '../http/refusal-answer.server.ts'
import { asRecord } from '../tables/json.ts'
import {
  type AnswerPurpose,
  type Letter,
  type LetterFile,
  type LetterFrame,
  type RenderedLetter,
} from './letter.ts'
import { renderLetter } from './render-letter.ts'
import { isRefusable } from './letter-category.ts'
import { answerTokenOf } from './answer-links.server.ts'
import { mintLink } from './one-time-links.server.ts'
import { UNSUBSCRIBE_SUBJECT } from './incoming.ts'
import { unsubscribeToken, unsubscribeWish } from './opt-outs.server.ts'
import { findMail } from './outbox.server.ts'
import { findReplyTo } from './reply-to.server.ts'
import type { MailRoom } from './mail-room.ts'

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>
type Desk = Pick<MailRoom, 'letters' | 'origin' | 'clubName'>

export async function writeLetter(
  db: Db,
  desk: Desk,
  mail: MailRow,
  { link, pictures, isMasked = false }: { link: string; isMasked?: boolean } & Pick<LetterFrame, 'pictures'>,
) {
  const clubName = await desk.clubName(db)
  const letter = desk.letters[mail.template]
  if (!letter) throw new Error(`unknown letter ${mail.template}`)
  const { language } = mail
  const { origin } = desk
  const club = await readClub(db)
  const logo = await drawSmallLogo(db, club)
  const replyTo = await findReplyTo(db, letter, mail)
  const params = asRecord(mail.params)
  // Whoever looks at a letter reads in it what goes along; only the mail server takes the files themselves.
  const { files, missing } =
    pictures === 'inline' ? { files: [], missing: [] } : await readFiles(letter.files?.(params) ?? [])
  return renderLetter(letter.write({ language, clubName, params, link, origin, missing }), {
    clubName,
    files,
    language,
    ...(pictures ? { pictures } : {}),
    ...(club.colour ? { colour: club.colour } : {}),
    ...(club.logo && logo ? { logo: { bytes: logo, tone: club.logo.tone } } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...unsubscribing(desk, mail, { letter, isMasked }),
  })
}

async function readFiles(wanted: readonly LetterFile[]) {
  const read = await Promise.all(
    wanted.map(async ({ key, name, type }) => ({ name, type, bytes: await readFile(fileStore(), key) })),
  )
  return {
    files: read.flatMap(({ bytes, ...file }) => (bytes ? [{ ...file, bytes }] : [])),
    missing: read.flatMap(({ name, bytes }) => (bytes ? [] : [name])),
  }
}

function unsubscribing(
  { origin }: Desk,
  mail: MailRow,
  { letter: { category }, isMasked }: { letter: Letter; isMasked: boolean },
): Pick<LetterFrame, 'unsubscribe' | 'unsubscribeSubject'> {
  if (!isRefusable(category)) return {}
  if (isMasked) return { unsubscribe: `${origin}/odhlasit/********` }
  const [token, wish] = [unsubscribeToken(mail, category), unsubscribeWish(mail, category)]
  if (token === null || wish === null) return {}
  return { unsubscribe: `${origin}/odhlasit/${token}`, unsubscribeSubject: `${UNSUBSCRIBE_SUBJECT}${wish}` }
}

/** The link of this letter; nothing where it has none, null where it is too late for one. */
export async function linkOf(db: Db, desk: Desk, mail: MailRow, letter: Letter): Promise<string | null> {
  if (!letter.link) return ''
  const { purpose, livesMinutes, path } = letter.link
  if (isAnswer(purpose)) {
    const token = await answerTokenOf(db, { mailId: mail.id, purpose })
    return token === null ? null : `${desk.origin}${path}/${token}`
  }
  if (mail.accountId === null) return ''
  const token = await mintLink(db, { mailId: mail.id, accountId: mail.accountId, purpose, livesMinutes })
  return token === null ? null : `${desk.origin}${path}?token=${token}`
}

/** Answer links live by their own table, not by a letter that was sent. */
const ANSWERS: Readonly<Record<AnswerPurpose, true>> = {
  'former-member': true,
  event: true,
  home: true,
  guest: true,
  application: true,
  sponsor: true,
  'data-check': true,
  rollam: true,
  giver: true,
  meeting: true,
}
const isAnswer = (purpose: string): purpose is AnswerPurpose => Object.hasOwn(ANSWERS, purpose)

/** The letter as it would look, with its link only for whoever sits at the server. */
export async function previewMail(db: Db, desk: Desk, mailId: number, { withLink }: { withLink: boolean }) {
  const mail = await findMail(db, mailId)
  const letter = mail && desk.letters[mail.template]
  if (!mail || !letter) return null
  const masked = letter.link
    ? `${desk.origin}${letter.link.path}${isAnswer(letter.link.purpose) ? '/' : '?token='}********`
    : ''
  const link = withLink ? ((await linkOf(db, desk, mail, letter)) ?? '') : masked
  const written = await writeLetter(db, desk, mail, { link, pictures: 'inline', isMasked: !withLink }).catch(
    (error: unknown) => emptySheet(error, mail),
  )
  return { ...written, to: mail.toAddress, link, state: mail.state }
}

/** A letter that cannot be written can still be looked at: who it was for, and what is wrong with it. */
function emptySheet(error: unknown, { id, template }: MailRow): RenderedLetter {
  if (isHouseTrouble(toRefusal(error, `mail ${id}`))) throw error
  return { subject: template, text: '', html: '', attachments: [] }
}

/** A letter says its own subject; one that cannot is called by its name. */
export function subjectOf(
  letters: Desk['letters'],
  { template, params, language }: Pick<MailRow, 'template' | 'params' | 'language'>,
  { clubName, origin }: { clubName: string; origin: string },
): string {
  try {
    const input = { language, clubName, params: asRecord(params), link: '', origin }
    return letters[template]?.write(input).subject ?? template
  } catch {
    return template
  }
}
