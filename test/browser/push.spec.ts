import { AT_DESK, expect, expectAccessible, signIn, test } from './journey.ts'

// Nobody else's journey goes with this account.
const WHO = 'clen030'
const SCREEN = '/admin/settings/push'

/** As a browser that agreed; the push service itself stands outside and is a stand-in elsewhere. */
const AGREES = `
  let own = null
  const made = () => {
    const endpoint = 'https://push.example.com/journey'
    const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    return { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }), unsubscribe: async () => { own = null } }
  }
  PushManager.prototype.getSubscription = async () => own
  PushManager.prototype.subscribe = async (options) => { window.askedWith = options; return (own = made()) }
  Notification.requestPermission = async () => { window.wasAsked = true; return 'granted' }
  Object.defineProperty(Notification, 'permission', { get: () => 'default' })
`

test(
  'a device is asked only after a tap, told apart, shown what came, and turned off',
  AT_DESK,
  async ({ page }) => {
    await page.addInitScript(AGREES)
    await signIn(page, WHO)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto(SCREEN)
    const turnOn = page.getByRole('button', { name: 'Zapnout v tomhle zařízení' })
    await expect(turnOn).toBeEnabled()
    expect(await page.evaluate('window.wasAsked')).toBeUndefined()
    await expectAccessible(page)

    await page.getByLabel('Platba dorazila').uncheck()
    await turnOn.click()

    await expect(page.getByText('Tady jsou upozornění zapnutá')).toBeVisible()
    expect(await page.evaluate('window.askedWith.userVisibleOnly')).toBe(true)
    const device = page.getByRole('listitem').filter({ hasText: 'Chrome' })
    await expect(device.getByText('Tohle zařízení')).toBeVisible()
    await expect(device.getByLabel('Platba dorazila')).not.toBeChecked()
    await expectAccessible(page)

    await device.getByRole('button', { name: 'Vypnout' }).click()
    await expect(page.getByText('Zatím v žádném zařízení.')).toBeVisible()
    await expect(turnOn).toBeEnabled()
  },
)

test('what comes is shown in words, and shown once', AT_DESK, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ready = versions.find(
        ({ scriptURL, status }) => scriptURL.endsWith('/push-sw.js') && status === 'activated',
      )
      if (ready) resolve(ready.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(() => navigator.serviceWorker.register('/push-sw.js', { scope: '/push/' }))
  const registrationId = await registered
  const message = { title: 'Máš místo', body: 'Uvolnilo se.', path: '/akce/1', tag: 'k1' }
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/push/')
      return ((await registration?.getNotifications()) ?? []).map(({ title }) => title)
    })

  // A registration that has just been made may miss the first one; however often it comes, it is shown once.
  await expect
    .poll(async () => {
      await deliver(JSON.stringify(message))
      return shown()
    })
    .toEqual(['Máš místo'])
  await deliver(JSON.stringify(message))
  await deliver(JSON.stringify({ ...message, title: 'Změna', tag: 'k2' }))
  await expect.poll(async () => (await shown()).toSorted()).toEqual(['Máš místo', 'Změna'])

  await deliver('not what we wrote')
  await expect.poll(async () => (await shown()).length).toBe(3)
})
