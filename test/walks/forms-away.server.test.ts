import { beforeAll, describe, expect, test } from 'vitest'
import { now } from '../../src/ground/platform/clock.server.ts'
import type { Db } from '../../src/tables.ts'
import { issueForm } from '../../src/people/applications/form-seals.server.ts'
import { anApp } from '../app.ts'
import { rulesVersion } from '../club.ts'
import { noDatabase, overWire, readOnly } from '../cut.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'

// The forms a stranger fills in stand there whatever becomes of the database, and nobody writes anything twice.
const db = useDatabase()
beforeAll(async () => void (await screens()), 120_000)

const AWAY = 'Databáze teď neodpovídá, zkus to za chvilku.'
const READ_ONLY = 'Databáze je teď jen pro čtení'
const SECRET = 'Nové-tajemství-2026'
const LINK = 'L'.repeat(43)

type Form = {
  readonly path: string
  /** Where its reader comes from. */
  readonly opened?: string
  readonly sent: () => Readonly<Record<string, string>>
  /** What of it stands in the page again. */
  readonly kept: readonly string[]
  readonly failed: string
  readonly notNow: string
}

const APPLICATION = {
  firstName: 'Žofie',
  lastName: 'Kardanová',
  email: 'zofie@klub.test',
  division: '7',
  motivation: 'Jezdím odjakživa.',
}
/** Given out a while ago: nobody writes an application within a second. */
const seal = () => issueForm(new Date(now().getTime() - 60_000))
const application = (place: string, go: string) => () => ({ ...APPLICATION, place, go, seal: seal() })

const FORMS: readonly Form[] = [
  {
    path: '/forgot-password',
    sent: () => ({ email: 'kardan@klub.test' }),
    kept: ['value="kardan@klub.test"'],
    failed: 'Nepodařilo se odeslat email pro reset hesla.',
    notNow: 'Odkaz teď poslat nejde',
  },
  {
    path: '/reset-password',
    opened: `/reset-password?token=${LINK}`,
    sent: () => ({ token: LINK, newPassword: SECRET }),
    kept: [`value="${LINK}"`, 'name="newPassword"'],
    failed: 'Nepodařilo se změnit heslo',
    notNow: 'Heslo teď změnit nejde',
  },
  {
    path: '/prihlaska',
    sent: () => ({ ...application('4', 'send')(), acknowledged: 'on', photos: 'on' }),
    kept: Object.values(APPLICATION).map((text) => `value="${text}"`),
    failed: 'Přihláška ještě neodešla',
    notNow: 'Přihlášku teď odeslat nejde',
  },
]

async function ask(of: Db, path: string, form?: Readonly<Record<string, string>>) {
  const response = await anApp(of, {}, await screens()).request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...BROWSER },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return {
    code: [response.status, response.headers.get('retry-after')],
    page: await response.text(),
  }
}

describe.each(FORMS)('$path', ({ path, opened = path, sent, kept, failed, notNow }) => {
  test('no database: what was written stays, with the reason, by a page and by JavaScript', async () => {
    const away = await noDatabase()

    const page = await ask(away.db, path, sent())
    const data = await ask(away.db, `${path}.data`, sent())
    await away.close()

    expect([page.code, data.code]).toEqual([
      [503, '5'],
      [503, '5'],
    ])
    for (const text of [failed, AWAY, ...kept]) expect(page.page).toContain(text)
    expect(page.page).not.toContain(SECRET)
    expect(data.page).toContain(AWAY)
    expect(data.page).not.toContain(SECRET)
  })

  test('no database: whoever only comes finds the form, and reads that it will not do now', async () => {
    const away = await noDatabase()

    const page = await ask(away.db, opened)
    const data = await ask(away.db, opened.replace(path, `${path}.data`))
    await away.close()

    expect([page.code, data.code]).toEqual([
      [503, '5'],
      [503, '5'],
    ])
    for (const text of [notNow, AWAY, `action="${path}"`]) expect(page.page).toContain(text)
    expect(data.page).toContain(AWAY)
  })

  test('a wire cut after the page was opened is told alike', async () => {
    const wired = await overWire(db())
    await ask(wired.db, '/clear-cache')
    await wired.cut()

    const page = await ask(wired.db, path, sent())
    const data = await ask(wired.db, `${path}.data`, sent())
    await wired.close()

    expect([page.code, data.code]).toEqual([
      [503, '5'],
      [503, '5'],
    ])
    for (const text of [failed, AWAY, ...kept]) expect(page.page).toContain(text)
    expect(data.page).toContain(AWAY)
  })
})

test('a club that can only be read takes no application and asks for no link, and keeps both forms', async () => {
  await rulesVersion(db(), 1)
  const copy = await readOnly(db())

  const answers = [
    await ask(copy.db, '/forgot-password', { email: 'kardan@klub.test' }),
    await ask(copy.db, '/prihlaska', { ...application('4', 'send')(), acknowledged: 'on' }),
  ]
  await copy.close()

  for (const { code, page } of answers) {
    expect(code).toEqual([503, '15'])
    expect(page).toContain(READ_ONLY)
  }
  expect(answers[1]?.page).toContain('value="zofie@klub.test"')
})

test('a step of the application taken while the wire is cut loses nothing, not even the division', async () => {
  const wired = await overWire(db())
  await ask(wired.db, '/clear-cache')
  await wired.cut()

  const forward = await ask(wired.db, '/prihlaska', application('2', 'next')())
  const back = await ask(wired.db, '/prihlaska', application('2', '1')())
  await wired.close()

  for (const { code, page } of [forward, back]) {
    expect(code).toEqual([503, '5'])
    expect(page).toContain('Přihlášku teď odeslat nejde')
    expect(page).toContain('name="division" value="7"')
    expect(page).toContain('value="Žofie"')
  }
})
