import type { ReactNode } from 'react'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { connectionWords } from './bank.words.ts'
import { ExpiryForm, OlderForm, TokenForm } from './connection-forms.tsx'
import type { ConnectionView } from './view-bank.server.ts'

type BankConnectionProps = {
  readonly view: ConnectionView
  readonly fault: FormFault | undefined
  /** Where its forms are handled. */
  readonly action: string
  /** The token is the Treasurer's and the Webmaster's, whatever was granted. */
  readonly mayConnect: boolean
}

const STATES = { ok: 'stateOk', waiting: 'stateWaiting', failing: 'stateFailing', off: 'stateOff' } as const
const TONES: Readonly<Record<ConnectionView['state'], BadgeTone>> = {
  ok: 'success',
  waiting: 'info',
  failing: 'danger',
  off: 'neutral',
}

/** The line to the bank: whether it works, since when not and what to do, how old the token is; and its forms. */
export function BankConnection({ view, fault, action, mayConnect }: BankConnectionProps) {
  const say = useWords(connectionWords)
  const { state, token } = view
  return (
    <Panel title={say('title')} actions={<Badge tone={TONES[state]}>{say(STATES[state])}</Badge>}>
      {state === 'off' && <p className="mb-4 max-w-[65ch]">{say('offLead')}</p>}
      {view.isDemo && <p className="mb-4 max-w-[65ch] text-muted">{say('demoLead')}</p>}
      <Trouble view={view} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Fact label={say('account')}>{view.account ?? say('noAccount')}</Fact>
        {token && <Fact label={say('lastSuccess')}>{view.lastSuccess ?? say('never')}</Fact>}
        {token && !view.isDemo && <TokenFacts token={token} />}
      </dl>
      {!view.isDemo && (
        <div className="mt-6 grid gap-3">
          {mayConnect && token?.from !== 'server' && (
            <TokenForm hasToken={token !== null} fault={fault} action={action} />
          )}
          {token && <ExpiryForm expiresOn={token.expiresOn} fault={fault} action={action} />}
          {token && <OlderForm today={view.today} fault={fault} action={action} />}
        </div>
      )}
    </Panel>
  )
}

function Trouble({ view: { problem, bankSentence, failingSince, gap } }: Pick<BankConnectionProps, 'view'>) {
  const say = useWords(connectionWords)
  return (
    <>
      {problem && (
        <div className="mb-5 rounded-lg bg-danger px-4 py-3 text-danger-ink">
          <p className="max-w-[70ch] font-medium">{problem}</p>
          {bankSentence && (
            <p className="mt-1 max-w-[70ch] text-[0.9375rem]">
              {say('bankSaid', { sentence: bankSentence })}
            </p>
          )}
          {failingSince && (
            <p className="figures mt-1 text-[0.9375rem]">
              {say('failingSince')} {failingSince}
            </p>
          )}
        </div>
      )}
      {gap && (
        <p className="mb-5 max-w-[75ch] rounded-lg bg-warning px-4 py-3 text-warning-ink">
          {say('gap', gap)}
        </p>
      )}
    </>
  )
}

function TokenFacts({ token }: { readonly token: NonNullable<ConnectionView['token']> }) {
  const say = useWords(connectionWords)
  const { from, addedAt, life, expiresDay } = token
  return (
    <>
      <Fact label={say('token')}>
        {from === 'server' ? say('tokenServer') : say('tokenClub', { when: addedAt ?? '' })}
      </Fact>
      <Fact label={say('expiry')}>
        {life && expiresDay ? (
          <Badge tone={life.tone}>
            {life.days < 0
              ? say('expired', { day: expiresDay })
              : say('expiresIn', { day: expiresDay, count: life.days })}
          </Badge>
        ) : (
          <span className="max-w-[55ch] text-muted">{say('expiryUnknown')}</span>
        )}
      </Fact>
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="figures -mt-2 font-medium sm:mt-0">{children}</dd>
    </>
  )
}
