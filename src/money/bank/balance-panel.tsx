import { useEffect } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { BANK_PATH, type BankAnswer, type BankDone } from './bank-answer.ts'
import { balanceWords } from './balance.words.ts'
import type { BalanceView } from './view-balance.server.ts'

const LOOK_AGAIN_MS = 15_000

/** The balance with its time and the way to a fresh one; it stands beside the title of the fees. */
export function BalancePanel({ view }: { readonly view: BalanceView }) {
  const say = useWords(balanceWords)
  useWatching(view.isDemo)
  return (
    <div className="md:text-right">
      <p className="figures font-display text-3xl leading-tight font-bold">
        {view.balance ?? say('noBalance')}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-2 text-muted md:justify-end">
        {view.when && <span className="figures">{say('balanceAt', { when: view.when })}</span>}
        {view.when && <span aria-hidden="true">·</span>}
        {view.state === 'off' ? <ToTheBank text={say('connect')} /> : <ReadNow />}
      </div>
      <Trouble state={view.state} />
    </div>
  )
}

function Trouble({ state }: Pick<BalanceView, 'state'>) {
  const say = useWords(balanceWords)
  if (state === 'off') return <p className="text-sm text-muted">{say('off')}</p>
  if (state !== 'failing') return null
  return (
    <p className="text-sm font-medium text-danger-ink">
      {say('failed')} <ToTheBank text={say('why')} />
    </p>
  )
}

/** Only for those who are not there already. */
function ToTheBank({ text }: { readonly text: string }) {
  const { pathname } = useLocation()
  if (pathname === BANK_PATH) return null
  return (
    <Link to={BANK_PATH} className="link">
      {text}
    </Link>
  )
}

function ReadNow() {
  const say = useWords(balanceWords)
  const { Form, state, data } = useFetcher<BankAnswer>()
  const done = data?.done?.kind === 'read' ? data.done : undefined
  const isPending = state !== 'idle'
  useFaultToast(data?.fault, data?.fault?.message ?? say('failed'))
  useDoneToast(done, useReadSentence(done))
  return (
    <Form method="post" action={BANK_PATH} className="inline">
      <input type="hidden" name="intent" value="read" />
      <button
        type="submit"
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        onClick={(event) => isPending && event.preventDefault()}
        className="link cursor-pointer py-1.5 aria-busy:opacity-60"
      >
        {say('read')}
      </button>
    </Form>
  )
}

export function useReadSentence(done: Extract<BankDone, { kind: 'read' }> | undefined): string {
  const say = useWords(balanceWords)
  if (!done) return ''
  return done.received === 0
    ? say('readNothing')
    : say('readDone', { count: done.received, paired: done.paired })
}

/** In the demo payments arrive while you watch, so the page looks again by itself. */
function useWatching(isOn: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOn || state !== 'idle') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOn, revalidate, state])
}
