import type { Holding } from './holding.ts'

const OF_ACCOUNT = 'account_id = any(:accounts)'

/** What belongs to an account: the ways in, the devices, and what one set aside for oneself. */
export const KEY_HOLDINGS: Readonly<Record<string, Holding>> = {
  session: {
    name: { cs: 'Přihlášená zařízení', en: 'Signed-in devices' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['token_hash'],
    erasure: 'delete',
  },
  second_step: {
    name: { cs: 'Dvoufázové přihlášení', en: 'Two-step sign-in' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['secret'],
    hidden: ['last_step'],
    erasure: 'delete',
  },
  recovery_code: {
    name: { cs: 'Záchranné kódy', en: 'Recovery codes' },
    about: OF_ACCOUNT,
    secret: ['code_seal'],
    erasure: 'delete',
  },
  member_view: {
    name: { cs: 'Uložené pohledy na členy', en: 'Saved views of the members' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    erasure: 'delete',
  },
  program_key: {
    name: { cs: 'Klíče pro programy', en: 'Program keys' },
    points: ['account_id'],
    acted: ['made_by'],
    about: OF_ACCOUNT,
    secret: ['token_hash'],
    erasure: 'delete',
  },
  hook: { name: { cs: 'Háčky', en: 'Hooks' }, acted: ['made_by'], erasure: 'none' },
  hook_delivery: { name: { cs: 'Události pro háčky', en: 'Happenings for hooks' }, erasure: 'none' },
  push_subscription: {
    name: { cs: 'Zařízení s upozorněními', en: 'Devices with notifications' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['endpoint', 'p256dh', 'auth'],
    erasure: 'delete',
  },
  push_note: {
    name: { cs: 'Upozornění na cestě', en: 'Notifications on the way' },
    about: `subscription_id in (select id from push_subscription where ${OF_ACCOUNT})`,
    hidden: ['attempts', 'next_attempt_at', 'leased_until'],
    erasure: 'delete',
  },
  passkey: {
    name: { cs: 'Přístupové klíče', en: 'Passkeys' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['credential_id', 'public_key'],
    hidden: ['counter', 'transports'],
    erasure: 'delete',
  },
  sign_in_challenge: {
    name: { cs: 'Rozdělaná přihlášení', en: 'Signing in half-way' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['token_hash'],
    erasure: 'delete',
  },
  one_time_link: {
    name: { cs: 'Jednorázové odkazy', en: 'One-time links' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['token_hash'],
    erasure: 'delete',
  },
  calendar_feed: {
    name: { cs: 'Odkaz do kalendáře', en: 'Calendar link' },
    points: ['account_id'],
    about: OF_ACCOUNT,
    secret: ['salt'],
    erasure: 'delete',
  },
}
