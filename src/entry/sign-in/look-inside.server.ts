import type { RouterContextProvider } from 'react-router'
import { toRefusal } from '../../ground/http/refusal-answer.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { noteRefusal, refusalOf } from '../../ground/http/screen-faults.server.ts'
import type { Refusal } from '../../refusals.ts'
import { listDemoAccounts } from './demo-accounts.server.ts'
import { firstAccountNote } from './first-account.server.ts'

type Args = { readonly context: Readonly<RouterContextProvider> }

/**
 * What the door tells whoever stands before it. It stands there even when nobody inside answers, and says so: what was
 * written into its form is not lost, and the next try may do. Who has just waited in vain does not wait again.
 */
export async function lookInside(args: Args) {
  const { db, isDemo, language, requestId, away } = fromRequest(args)
  const refused = away ?? refusalOf(args)
  if (refused && refused.status >= 500) return nobodyAnswers(args, refused)
  try {
    const firstAccount = isDemo ? null : await firstAccountNote(db, language)
    const demoAccounts = isDemo ? await listDemoAccounts(db) : []
    return { status: 200, trouble: null, firstAccount, demoAccounts }
  } catch (error) {
    const refusal = toRefusal(error, requestId)
    if (refusal.code === 'unexpected') throw error
    return nobodyAnswers(args, refusal)
  }
}

function nobodyAnswers(args: Args, refusal: Refusal) {
  noteRefusal(args, refusal)
  const trouble = { message: sayRefusal(refusal, fromRequest(args).language) }
  return { status: refusal.status, trouble, firstAccount: null, demoAccounts: [] }
}
