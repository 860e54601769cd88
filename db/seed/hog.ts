import { addDays } from '../../src/ground/values/day.ts'
import { at, type Dice } from './dice.ts'
import { isPresent, type Person } from './person.ts'

type HogState = 'fine' | 'missing' | 'expired' | 'expiring'

const STATES: readonly HogState[] = [
  'fine',
  'fine',
  'missing',
  'fine',
  'fine',
  'expired',
  'fine',
  'fine',
  'expiring',
  'fine',
  'fine',
]

export function hogOf(
  person: Person,
  today: string,
  dice: Dice,
): { hogNumber: string | null; hogExpiresOn: string | null } {
  const state = hogStateOf(person)
  if (state === 'missing') return { hogNumber: null, hogExpiresOn: null }
  const days = { fine: dice.between(45, 690), expired: -dice.between(3, 400), expiring: dice.between(2, 26) }
  return { hogNumber: `CZ${4100000 + person.id * 137}`, hogExpiresOn: addDays(today, days[state]) }
}

function hogStateOf(person: Person): HogState {
  if (!isPresent(person)) return 'expired'
  if (!person.facts.approved && person.login === null) return 'missing'
  return person.login === null ? at(STATES, person.id) : 'fine'
}
