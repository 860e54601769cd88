import { type Holding, isPastAccounting } from './holding.ts'

const HIS_PAYMENTS = 'select id from payment where member_id = any(:members)'

// Money stays to the haléř; whose it was is known only as long as accounting needs it.
export const MONEY_HOLDINGS: Readonly<Record<string, Holding>> = {
  payment: {
    name: { cs: 'Platby', en: 'Payments' },
    points: ['member_id'],
    acted: ['created_by'],
    about: 'member_id = any(:members)',
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
