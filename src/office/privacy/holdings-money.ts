import { type Holding, isPastAccounting } from './holding.ts'

export const HIS_GUESTS = 'select id from guest where email = any(:emails)'
/** His own, and those of rides he was a guest of. */
export const HIS_OWN = `(member_id = any(:members) or guest_id in (${HIS_GUESTS}))`
export const HIS_PAYMENTS = `select id from payment where ${HIS_OWN}`

// Money stays to the haléř; whose it was is known only as long as accounting needs it.
export const MONEY_HOLDINGS: Readonly<Record<string, Holding>> = {
  payment: {
    name: { cs: 'Platby', en: 'Payments' },
    points: ['member_id'],
    acted: ['created_by'],
    about: HIS_OWN,
    erasure: 'strip',
    because: 'accounting',
    strip: { archive_reason: 'null' },
    stays: ['type', 'status', 'purpose', 'due_on', 'variable_symbol'],
  },
  allocation: {
    name: { cs: 'Spárované úhrady', en: 'Paired money' },
    acted: ['created_by', 'reversed_by'],
    about: `payment_id in (${HIS_PAYMENTS})`,
    erasure: 'strip',
    because: 'accounting',
    strip: { note: 'null', reversal_reason: 'null' },
    stays: ['mode'],
  },
  credit: {
    name: { cs: 'Přeplatky', en: 'Credits' },
    points: ['member_id'],
    acted: ['created_by', 'closed_by'],
    about: 'member_id = any(:members)',
    erasure: 'strip',
    because: 'accounting',
    strip: { note: 'null', closing_note: 'null' },
    stays: ['closed_as'],
  },
  own_fee: {
    name: { cs: 'Vlastní částka příspěvku', en: 'Own price of the fee' },
    points: ['member_id'],
    acted: ['set_by'],
    about: 'member_id = any(:members)',
    erasure: 'delete',
  },
  refund_account: {
    name: { cs: 'Účet k vrácení peněz', en: 'Account for refunds' },
    points: ['member_id'],
    acted: ['set_by'],
    about: 'member_id = any(:members)',
    erasure: 'delete',
  },
  household_member: {
    name: { cs: 'Domácnost', en: 'Household' },
    points: ['member_id', 'payer_id'],
    acted: ['set_by'],
    about: 'member_id = any(:members) or payer_id = any(:members)',
    erasure: 'delete',
  },
  last_call: {
    name: { cs: 'Poslední výzvy k zaplacení', en: 'Last calls to pay' },
    acted: ['bounced_by', 'decided_by'],
    about: `payment_id in (${HIS_PAYMENTS})`,
    erasure: 'delete',
  },
  paper_letter: {
    name: { cs: 'Dopisy na papíře', en: 'Letters on paper' },
    points: ['member_id'],
    acted: ['created_by', 'delivered_by'],
    about: 'member_id = any(:members)',
    erasure: 'delete',
  },
  reminder_plan: {
    name: { cs: 'Seznamy upomínek', en: 'Lists of reminders' },
    acted: ['stopped_by'],
    erasure: 'none',
  },
  reminder_plan_item: {
    name: { cs: 'Upomínky, které jdou samy', en: 'Reminders that go by themselves' },
    acted: ['left_out_by'],
    about: `payment_id in (${HIS_PAYMENTS})`,
    erasure: 'delete',
  },
  refund: {
    name: { cs: 'Peníze k vrácení', en: 'Refunds' },
    points: ['member_id'],
    acted: ['settled_by'],
    about: HIS_OWN,
    erasure: 'strip',
    because: 'accounting',
    strip: { note: `case when note is null then null else '–' end` },
    stays: ['reason', 'ordered_on'],
  },
  ride_cash: {
    name: { cs: 'Hotovost předaná na jízdách', en: 'Cash handed over at rides' },
    points: ['member_id'],
    acted: ['taken_by', 'settled_by'],
    about: HIS_OWN,
    erasure: 'strip',
    because: 'accounting',
    strip: { note: 'null' },
    stays: ['id', 'settled_as'],
  },
  donation: {
    name: { cs: 'Dary', en: 'Donations' },
    points: ['member_id'],
    acted: ['created_by', 'voided_by'],
    about: 'member_id = any(:members)',
    erasure: 'strip',
    because: 'accounting',
    strip: {
      donor_name: `case when ${isPastAccounting('given_on')} then null else donor_name end`,
      note: 'null',
      void_reason: `case when voided_at is null then null else '–' end`,
    },
    stays: ['given_on'],
  },
  bank_movement: {
    name: { cs: 'Pohyby na účtu klubu', en: 'Movements on the club’s account' },
    acted: ['set_aside_by'],
    about: `id in (select movement_id from allocation where payment_id in (${HIS_PAYMENTS})
      union select movement_id from credit where member_id = any(:members)
      union select movement_id from refund where ${HIS_OWN}
      union select movement_id from donation where member_id = any(:members))`,
    hidden: ['first_seen_at', 'instruction_id', 'source'],
    erasure: 'strip',
    because: 'accounting',
    stripWhen: isPastAccounting('booked_on'),
    strip: {
      counter_account: 'null',
      counter_bank: 'null',
      counter_name: 'null',
      identification: 'null',
      message: 'null',
      comment: 'null',
      payer_reference: 'null',
      detail: 'null',
      bic: 'null',
      set_aside_note: `case when set_aside_at is null then null else '–' end`,
    },
    stays: [
      'account',
      'bank_id',
      'booked_on',
      'currency',
      'variable_symbol',
      'constant_symbol',
      'specific_symbol',
      'kind',
      'instruction_id',
      'source',
    ],
  },
  pairing_refusal: {
    name: { cs: 'Odmítnuté návrhy párování', en: 'Refused pairings' },
    acted: ['refused_by'],
    erasure: 'none',
  },
  bank_oddity: {
    name: { cs: 'Nesrovnalosti z banky', en: 'Oddities from the bank' },
    acted: ['settled_by'],
    erasure: 'none',
  },
  bank_statement: {
    name: { cs: 'Nahrané výpisy', en: 'Uploaded statements' },
    acted: ['uploaded_by', 'booked_by'],
    erasure: 'none',
  },
  bank_reading: {
    name: { cs: 'Čtení banky', en: 'Readings of the bank' },
    acted: ['actor_account_id'],
    erasure: 'none',
  },
  bank_token: { name: { cs: 'Token banky', en: 'Bank token' }, acted: ['added_by'], erasure: 'none' },
  bank_connection: { name: { cs: 'Spojení s bankou', en: 'Connection to the bank' }, erasure: 'none' },
  bank_state: { name: { cs: 'Zůstatek', en: 'Balance' }, erasure: 'none' },
  donation_purpose: { name: { cs: 'Účely darů', en: 'Purposes of donations' }, erasure: 'none' },
}

// After all that is found by his address.
export const GUEST_HOLDINGS: Readonly<Record<string, Holding>> = {
  giver: {
    name: { cs: 'Adresa k poděkování za dar', en: 'Address to be thanked at for a gift' },
    about: 'email = any(:emails)',
    erasure: 'delete',
  },
  // The row stays for the money.
  guest: {
    name: { cs: 'Jízdy, kde jsi byl hostem', en: 'Rides you were a guest of' },
    about: 'email = any(:emails)',
    erasure: 'strip',
    because: 'accounting',
    strip: {
      first_name: `'Host'`,
      last_name: `'č. ' || id`,
      email: 'null',
      phone: 'null',
      emergency_name: 'null',
      emergency_phone: 'null',
      party: `'{}'`,
      erased_at: 'now()',
    },
    stays: ['language'],
  },
}
