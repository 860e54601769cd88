import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { OwnKind, OwnRow } from '../../ground/values/own-field.ts'
import { approveApplication } from '../applications/approve-application.server.ts'
import { linkApplication } from '../applications/link-application.server.ts'
import { submitApplication } from '../applications/submit-application.server.ts'
import { runImport } from '../import/run-import.server.ts'
import { checkImport } from '../import/check-import.server.ts'
import { undoImport } from '../import/undo-import.server.ts'
import { uploadFile } from '../import/upload-file.server.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'

const db = useDatabase()
const today = '2026-11-17'
let token = ''
let secretary = 0

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const made = await someone(db(), 'Secretary')
  token = made.token
  secretary = made.id
})

type Wanted = {
  readonly kind?: OwnKind
  readonly seenAs?: OwnRow
  readonly choices?: readonly string[]
  readonly inApplication?: boolean
}

async function aField(name: string, more: Wanted = {}): Promise<number> {
  const { json } = await call(anApp(db()), '/api/own-fields', {
    method: 'POST',
    token,
    body: { name, kind: 'text', seenAs: 'private', ...more },
  })
  return (json as { id: number }).id
}

async function ownOf(id: number) {
  return (await db().selectFrom('member').select('own').where('id', '=', id).executeTakeFirstOrThrow()).own
}

describe('an application', () => {
  const apply = (own: Readonly<Record<string, unknown>>) =>
    submitApplication(db(), {
      answers: { firstName: 'Eva', lastName: 'Nová', email: 'eva@klub.test' },
      own,
      consentsToPhotos: false,
      formId: randomUUID(),
      language: 'cs',
      address: '127.0.0.1',
      today,
    })

  test('asks what the club wants to know, and brings it on the card', async () => {
    const size = await aField('Tričko', { kind: 'choice', choices: ['M', 'XL'], inApplication: true })
    const hidden = await aField('Jen funkcionáři', { seenAs: 'note' })

    const wrong = apply({ [size]: '9' })
    await expect(wrong).rejects.toMatchObject({ fields: { [`own.${size}`]: 'choice_gone' } })
    const applicationId = await apply({ [size]: '2', [hidden]: 'x' })
    const standing = await call(anApp(db()), `/api/applications/${applicationId}/standing`, {
      method: 'GET',
      token,
    })
    const { memberId } = await approveApplication(db(), { applicationId, actorId: secretary, today })

    expect((standing.json as { own: object }).own).toEqual({ [size]: 2 })
    // What it does not ask is not taken.
    expect(await ownOf(memberId)).toEqual({ [size]: 2 })
  })

  test('of somebody who has a card already fills in only what the card lacks', async () => {
    const [size, boot] = [await aField('Tričko', { inApplication: true }), await aField('Bota', { inApplication: true })] // prettier-ignore
    const card = await aMember(db(), { own: JSON.stringify({ [size]: 'XL' }) })
    const applicationId = await apply({ [size]: 'M', [boot]: '43' })

    await linkApplication(db(), { applicationId, memberId: card.id, actorId: secretary, today })

    expect(await ownOf(card.id)).toEqual({ [size]: 'XL', [boot]: '43' })
  })
})

describe('a spreadsheet', () => {
  const visitor = async () => {
    const found = await findVisitor(db(), token)
    if (!found) throw new Error('Nobody')
    return found
  }
  const brings = async (lines: readonly string[]) => {
    const who = await visitor()
    const bytes = new TextEncoder().encode(lines.join('\n'))
    const id = await uploadFile(db(), who, { fileName: 'lidé.csv', bytes })
    const check = await checkImport(db(), id, { ...who, today })
    return { id, check, run: () => runImport(db(), { ...who, today }, { id, expected: check.digest }) }
  }

  test('has a column named like the field: of a new card and of one that is there, and all of it goes back', async () => {
    const size = await aField('Velikost trička', { kind: 'choice', choices: ['M', 'XL'] })
    const boot = await aField('Bota', { kind: 'number' })
    const until = await aField('Průkaz do', { kind: 'day' })
    const known = await aMember(db(), {
      firstName: 'Jan',
      lastName: 'Starý',
      email: 'stary@klub.test',
      own: JSON.stringify({ [size]: 1, [boot]: 40 }),
    })

    const { id, run } = await brings([
      'Jméno;Příjmení;E-mail;velikost trička;BOTA;Průkaz do',
      'Jan;Starý;stary@klub.test;xl;;',
      'Eva;Nová;nova@klub.test;M;38,5;31. 12. 2027',
    ])
    await run()
    const after = await ownOf(known.id)
    const { id: newId } = await db().selectFrom('member').select('id').where('lastName', '=', 'Nová').executeTakeFirstOrThrow() // prettier-ignore
    const ofNew = await ownOf(newId)
    const history = await call(anApp(db()), `/api/members/${known.id}/history`, { method: 'GET', token })
    await undoImport(db(), await visitor(), id)

    expect(after).toEqual({ [size]: 2, [boot]: 40 })
    expect(ofNew).toEqual({ [size]: 1, [boot]: 38.5, [until]: '2027-12-31' })
    expect(history.text).toContain(`own:${size}:Velikost trička`)
    expect(await ownOf(known.id)).toEqual({ [size]: 1, [boot]: 40 })
  })

  test('says which cell it does not understand', async () => {
    await aField('Velikost trička', { kind: 'choice', choices: ['M'] })
    await aField('Bota', { kind: 'number' })

    const { check } = await brings(['Jméno;Příjmení;Velikost trička;Bota', 'Eva;Nová;obří;velká'])

    const [line] = check.plan
    expect(line).toMatchObject({
      bucket: 'error',
      faults: [{ reason: 'unknown_choice' }, { reason: 'no_number' }],
    })
  })
})
