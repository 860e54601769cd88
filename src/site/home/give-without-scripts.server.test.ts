import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { BROWSER } from '../../../test/house.ts'
import { screens } from '../../../test/screens.ts'

const db = useDatabase()
beforeAll(async () => void (await screens()), 120_000)
beforeEach(async () => {
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  await db()
    .insertInto('donationPurpose')
    .values([
      { id: 1, name: 'Dětský domov' },
      { id: 2, name: 'Klubovna' },
    ])
    .execute()
})

type Page = { readonly address: string; readonly html: string }

async function ask(address: string, body?: URLSearchParams): Promise<Page> {
  const response = await anApp(db(), {}, await screens()).request(`http://localhost:3000${address}`, {
    ...(body ? { method: 'POST', body } : {}),
    headers: { ...BROWSER, host: 'localhost:3000', origin: 'http://localhost:3000' },
  })
  const to = response.headers.get('location')
  return to ? ask(to) : { address, html: await response.text() }
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * What a browser does that runs no scripts: people write into what they see, and the button, or Enter which presses the
 * first one, sends what stands in its own form.
 */
function press({ html }: Page, button: string | null, written: Readonly<Record<string, string>>) {
  const all = [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = all.find((one) =>
    button === null
      ? one.includes(` name="${Object.keys(written).at(-1)}"`)
      : one.includes(` value="${button}"`),
  )
  if (!form) throw new Error(`no form with ${button}`)
  const [head = ''] = form.split('>')
  const fields = new URLSearchParams()
  for (const [tag] of form.matchAll(/<(?:input|select)\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    const kept = tag.startsWith('<select')
      ? /<option value="([^"]*)" selected/.exec(form)?.[1]
      : attribute(tag, 'value')
    const seen = attribute(tag, 'type') !== 'hidden' && name !== undefined
    if (name) fields.set(name, (seen ? written[name] : undefined) ?? kept ?? '')
  }
  const pressed = button ?? attribute(/<button\b[^>]*type="submit"[^>]*>/.exec(form)?.[0] ?? '', 'value')
  if (pressed) fields.set('intent', pressed)
  const path = attribute(head, 'action') ?? '/prispet'
  return attribute(head, 'method') === 'post' ? ask(path, fields) : ask(`${path}?${fields.toString()}`)
}

const shown = ({ html }: Page) => ({
  hasAmount: html.includes('AM:250.00') && /250\sKč/.test(html),
  isOfClubhouse: html.includes('MSG:DAR - KLUBOVNA'),
  isKnown: html.includes('X-VS:'),
  keeps: /<input\b[^>]* name="amount"[^>]*>/.exec(html)?.[0].includes(' value="250"') ?? false,
})

const GIFT = { purpose: '2', amount: '250' }

test.each([
  ['by its button', 'thanks'],
  ['by Enter in the e-mail', null],
] as const)(
  'without scripts thanks asked for %s come with the code of what was written',
  async (_, button) => {
    const page = await ask('/prispet')

    const answer = await press(page, button, { ...GIFT, email: 'darkyne@example.org' })

    expect(answer.html).toContain('Napsali jsme ti.')
    expect(shown(answer)).toEqual({ hasAmount: true, isOfClubhouse: true, isKnown: true, keeps: true })
    expect(await db().selectFrom('giver').select('email').execute()).toEqual([
      { email: 'darkyne@example.org' },
    ])
  },
)

test('without scripts a code is shown for what was written, at an address one may send on', async () => {
  const answer = await press(await ask('/prispet'), null, { email: '', ...GIFT })

  expect(answer.address).toBe('/prispet?purpose=2&amount=250')
  expect(shown(answer)).toEqual({ hasAmount: true, isOfClubhouse: true, isKnown: false, keeps: true })
  expect(await db().selectFrom('giver').select('id').execute()).toEqual([])
})

test('an e-mail that is none is told with all that was written still there, and beside no other code', async () => {
  const answer = await press(await ask('/prispet'), 'thanks', { ...GIFT, email: 'darkyne' })

  expect(answer.html).toContain('value="darkyne"')
  expect(shown(answer).keeps).toBe(true)
  expect(answer.html).toMatch(/<option value="2" selected/)
  expect(answer.html).not.toContain('QR platba')
})
