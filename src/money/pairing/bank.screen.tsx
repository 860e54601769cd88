import { BalancePanel, useReadSentence } from '../bank/balance-panel.tsx'
import { BANK_PATH, type BankAnswer, type BankDone } from '../bank/bank-answer.ts'
import { BankConnection } from '../bank/bank-connection.tsx'
import { bankWords } from '../bank/bank.words.ts'
import { Oddities, ReadingsLog } from '../bank/readings-log.tsx'
import { StatementPreview, StatementUpload } from '../bank/statement-panel.tsx'
import { ClubAccountForm } from '../payments/club-account-form.tsx'
import { speak } from '../../ground/values/words.ts'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/bank.screen'
import { bankActs, bankScreen, viewBankPage } from './bank-page.server.ts'

export const loader = bankScreen.shows(async (given) => ({
  title: speak(bankWords, given.language)('title'),
  ...(await viewBankPage(given, given.url.searchParams)),
}))

export const action = bankScreen.acts({
  keeps: ['intent', 'expiresOn', 'from', 'to', 'account'],
  acts: bankActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function BankScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { balance, connection, readings, oddities, statement, club } = loaderData
  const answer: BankAnswer = actionData ?? {}
  const say = useWords(bankWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} actions={<BalancePanel view={balance} />} />
      <Outcome answer={answer} />
      <div className="grid gap-5">
        {statement && <StatementPreview view={statement} action={BANK_PATH} />}
        <Oddities oddities={oddities} action={BANK_PATH} />
        <BankConnection
          view={connection}
          fault={answer.fault}
          action={BANK_PATH}
          mayConnect={club.mayChange}
        />
        <ClubAccountForm key={club.account} club={club} path={BANK_PATH} fault={answer.fault} />
        {!statement && <StatementUpload action={BANK_PATH} fault={answer.fault} />}
        <ReadingsLog readings={readings} />
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(bankWords)

function Outcome({ answer: { fault, done } }: { readonly answer: BankAnswer }) {
  const say = useWords(bankWords)
  const text = useDoneSentence(done)
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

const DONE_WORDS = {
  connected: 'connectedDone',
  disconnected: 'disconnectedDone',
  expiry: 'expiryDone',
  settled: 'settledDone',
  account: 'accountDone',
} as const

function useDoneSentence(done: BankDone | undefined): string {
  const say = useWords(bankWords)
  const read = useReadSentence(done?.kind === 'read' ? done : undefined)
  if (!done) return ''
  if (done.kind === 'read') return read
  return done.kind === 'booked' ? say('bookedDone', { count: done.received }) : say(DONE_WORDS[done.kind])
}
