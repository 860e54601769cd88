import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { mailServerWords } from './mail-server.words.ts'

type ServerOutcomeProps = {
  readonly fault: FormFault | undefined
  readonly trial: { readonly reply: string | null } | undefined
}

/** What the mail server said when it was tried, in its own words. */
export function ServerOutcome({ fault, trial }: ServerOutcomeProps) {
  const say = useWords(mailServerWords)
  const isWell = trial?.reply === null
  useFaultToast(fault ?? (trial && !isWell ? trial : undefined), fault?.message ?? say('knockBad'))
  useDoneToast(isWell ? trial : undefined, say('knockWell'))
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  if (!trial) return null
  if (trial.reply === null) return <DoneNote title={say('knockWell')} />
  return (
    <section role="alert" className="mb-5 rounded-lg bg-danger px-4 py-3 text-danger-ink">
      <p className="font-semibold">{say('knockBad')}</p>
      <p className="mt-0.5 text-[0.9375rem] break-words">{say('refused', { reply: trial.reply })}</p>
    </section>
  )
}
