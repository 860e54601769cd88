import { toRefusal } from '../../ground/http/refusal-answer.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import type { Given } from '../../ground/http/screen.server.ts'
import { noteRefusal, refusalOf } from '../../ground/http/screen-faults.server.ts'
import type { Refusal } from '../../refusals.ts'
import { listDemoAccounts } from './demo-accounts.server.ts'
import { firstAccountNote } from './first-account.server.ts'

type Stranger = Given<'anyone'>

/**
 * What the door tells whoever stands before it. It stands there even when nobody inside answers, and says so: what was
 * written into its form is not lost, and the next try may do. Who has just waited in vain does not wait again.
 */
export async function lookInside(given: Stranger) {
  const { db, isDemo, language, requestId, away } = given
  const refused = away ?? refusalOf(given)
  if (refused && refused.status >= 500) return nobodyAnswers(given, refused)
  try {
    const firstAccount = isDemo ? null : await firstAccountNote(db, language)
    const demoAccounts = isDemo ? await listDemoAccounts(db) : []
    return { status: 200, trouble: null, firstAccount, demoAccounts }
  } catch (error) {
    const refusal = toRefusal(error, requestId)
    if (refusal.code === 'unexpected') throw error
    return nobodyAnswers(given, refusal)
  }
}

function nobodyAnswers(given: Stranger, refusal: Refusal) {
  noteRefusal(given, refusal)
  const trouble = { message: sayRefusal(refusal, given.language) }
  return { status: refusal.status, trouble, firstAccount: null, demoAccounts: [] }
}
