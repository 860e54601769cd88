import { sqlState } from './transaction.server.ts'

/** Rules of the database that somebody may break and be told: what is taken, what stands once. A test asks whether they are there. */
export const RULES = [
  'account_by_email',
  'account_member_id_key',
  'album_slug_key',
  'division_name_key',
  'donation_purpose_name_key',
  'house_task_one_copier',
  'house_task_one_prover',
  'house_task_one_walker',
  'member_by_hog_number',
  'member_division_id_fkey',
  'member_view_account_id_name_key',
  'membership_kind_name',
  'own_field_name',
  'membership_period_once',
  'membership_period_order',
  'one_fee_a_year',
  'page_version_pkey',
  'passkey_credential_id_key',
  'payment_variable_symbol_key',
  'title_name_key',
  'title_term_once',
  'title_term_single',
] as const

const REFERENCE = '23503'

// What a trigger refuses breaks no rule of a name.
type BrokenRule = (typeof RULES)[number] | 'reference' | 'reference by a trigger'

type Said = Readonly<Partial<Record<BrokenRule, () => Error>>>

/**
 * The database decides who was first and what there is. What it says by the name of a rule becomes what is said of that
 * rule here; 'reference' is any row that is not there, or is needed elsewhere. Anything else stays a fault.
 */
export async function knowing<Result>(said: Said, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw sayBroken(said, error)
  }
}

/** The same of a fault that is at hand. */
export function sayBroken(said: Said, error: unknown): unknown {
  const rule = brokenRules(error).find((one) => said[one])
  return (rule && said[rule]?.()) ?? error
}

function brokenRules(error: unknown): readonly BrokenRule[] {
  const name = constraintOf(error)
  const rule = RULES.find((one) => one === name)
  const isReference = sqlState(error) === REFERENCE
  return [
    ...(rule ? [rule] : []),
    ...(isReference && name === '' ? (['reference by a trigger'] as const) : []),
    ...(isReference ? (['reference'] as const) : []),
  ]
}

/**
 * Something was written that names a row which is not there; not one that is needed elsewhere and should go. Code, table and
 * rule are the same for both, and a server speaks the language it was set up in: only the second names one table more.
 */
export function namesNobody(error: unknown): boolean {
  if (sqlState(error) !== REFERENCE || constraintOf(error) === '') return false
  const names = error instanceof Error ? error.message.match(QUOTED) : null
  return names?.length === 2
}

const QUOTED = /["'«»„“”‘’「『]\s?[\w$]+\s?["'«»„“”‘’」』]/g

function constraintOf(error: unknown): string {
  const named = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : ''
  return typeof named === 'string' ? named : ''
}
