import { queueHappenings } from '../../ground/audit/queue-happenings.server.ts'
import { sql } from 'kysely'
import { openApplicationLink } from '../../ground/mail/answer-links.server.ts'
import { findMailServer } from '../../ground/mail/mail-servers.server.ts'
import { mailboxOf } from '../../ground/mail/mailbox.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type Answers, isPast } from './application-answers.ts'
import { announceApplications } from './announce-applications.server.ts'
import { findApplicationOfForm } from './applications.server.ts'
import { readOwnAnswers } from './own-answers.server.ts'
import { askSponsors } from './ask-sponsors.server.ts'

const PER_NETWORK = { max: 20, minutes: 60 }
const FROM_EVERYBODY = { max: 300, minutes: 60 }
const ONE_LETTER_A_DAY = { max: 1, minutes: 24 * 60 }
// Who sent a second one proves both by either letter.
const PROOFS_A_DAY = { max: 3, minutes: 24 * 60 }
const PROOF_DAYS = 7

type Submission = {
  readonly answers: Answers
  /** Of the club's own fields, by their numbers. */
  readonly own?: Readonly<Record<string, unknown>>
  readonly consentsToPhotos: boolean
  /** The form's own number: the same one sent again is the same application. */
  readonly formId: string
  readonly language: Language
  readonly address: string
  readonly today: string
}

/** Takes an application in; whoever sent it gets one letter that says so. */
export async function submitApplication(db: Db, submission: Submission): Promise<number> {
  const { formId, address, answers, today } = submission
  if (!isPast(answers.birthDate, today))
    throw new Refusal('invalid_fields', { fields: { birthDate: 'not_past_day' } })
  const known = await findApplicationOfForm(db, formId)
  if (known) return known.id
  await refuseFlood(db, address)
  return knowing(
    { reference: () => new Refusal('invalid_fields', { fields: { division: 'invalid' } }) },
    () => inTransaction(db, (tx) => takeIn(tx, submission)),
  )
}

/** One network first: a flood from one place must not use up everybody's share. */
async function refuseFlood(db: Db, address: string): Promise<void> {
  const network = await hit(db, `apply:network:${networkOf(address)}`, PER_NETWORK)
  if (!network.allowed) throw new Refusal('too_many_attempts', { retryAfter: network.retryAfter })
  const everybody = await hit(db, 'apply:everybody', FROM_EVERYBODY)
  if (!everybody.allowed) throw new Refusal('too_many_attempts', { retryAfter: everybody.retryAfter })
}

async function takeIn(tx: Db, submission: Submission): Promise<number> {
  const { answers, consentsToPhotos, formId, language } = submission
  const { division, ...said } = answers
  const own = await readOwnAnswers(tx, submission.own ?? {})
  const hasHog = !(await readClub(tx)).off.includes('hog')
  // A draft written before the club gave up these numbers may still hold one.
  const person = hasHog ? said : { ...said, hogNumber: null, hogExpiresOn: null }
  // A club without mail has nobody to ask by a link, and requires nothing.
  const awaitsProof = (await findMailServer(tx)) !== null
  const inserted = await tx
    .insertInto('application')
    .values({
      ...person,
      own: JSON.stringify(own),
      divisionId: division ?? null,
      consentsToPhotos,
      language,
      formId,
      awaitsProof,
      privacyVersion: newestVersion('soukromi'),
      rulesVersion: newestVersion('stanovy'),
    })
    .onConflict((conflict) => conflict.column('formId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const known = await findApplicationOfForm(tx, formId)
    if (!known) throw new Refusal('request_in_progress', { retryAfter: 2 })
    return known.id
  }
  if (awaitsProof) await askForProof(tx, { id: inserted.id, to: answers.email, language })
  else {
    const { allowed } = await hit(tx, `apply:letter:${mailboxOf(answers.email)}`, ONE_LETTER_A_DAY)
    if (allowed) await postLetter(tx, { template: 'application-received', to: answers.email, language })
    await askSponsors(tx, {
      id: inserted.id,
      email: answers.email,
      recommendedBy: answers.recommendedBy ?? null,
    })
    await queueHappenings(tx, [{ kind: 'application.arrived', thing: inserted.id, person: null }])
    await announceApplications(tx)
  }
  return inserted.id
}

type Unproved = { readonly id: number; readonly to: string; readonly language: Language }

async function askForProof(tx: Db, { id, to, language }: Unproved): Promise<void> {
  const { allowed } = await hit(tx, `apply:proof:${mailboxOf(to)}`, PROOFS_A_DAY)
  if (!allowed) return
  const mailId = await postLetter(tx, { template: 'application-prove', to, language, priority: 'urgent' })
  await openApplicationLink(tx, {
    purpose: 'application',
    applicationId: id,
    mailId,
    days: PROOF_DAYS,
  })
}

function newestVersion(slug: 'soukromi' | 'stanovy') {
  return sql<number | null>`(select max(version) from page_version where slug = ${slug})`
}
