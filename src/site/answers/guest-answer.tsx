import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { HomeQuestion } from '../../rides/events/home-question.tsx'
import { PartyFields } from '../../rides/events/party-fields.tsx'
import { PriceNote } from '../../rides/events/price-note.tsx'
import { myPlaceWords } from '../../rides/events/my-place.words.ts'
import type { GuestPage } from '../../rides/guests/guest-answers.server.ts'
import { PaymentQr } from '../../money/payments/payment-qr.tsx'
import { guestMoneyWords } from '../../rides/guests/guest-money.words.ts'
import { guestWords } from '../../rides/guests/guests.words.ts'
import { QuestionFields } from '../../rides/questions/question-fields.tsx'
import { eventAnswerWords } from './event-answer.words.ts'
import { Standing } from './standing.tsx'

type Props = {
  readonly page: GuestPage
  readonly token: string
  readonly fault: FormFault | undefined
}

/** A guest's own page; nothing happens until a button here is pressed. */
export function GuestAnswer({ page, token, fault }: Props) {
  const say = useWords(guestWords)
  const sayEvent = useWords(eventAnswerWords)
  const failed = useWords(myPlaceWords)('failed')
  const { name, title, when, place, mine, home, isProved, isCancelled, isOver } = page
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={failed} fault={fault} />}
      <Panel>
        <p className="text-muted">{name}</p>
        <p className="mt-1 font-display text-[2rem] leading-tight font-bold break-words">{title}</p>
        <p className="figures mt-1 text-lg font-semibold">{when}</p>
        {place && <p className="text-lg">{place}</p>}
        {page.group && (
          <p className="figures mt-3">
            {say(page.group.lead ? 'groupLed' : 'group', {
              number: page.group.number,
              lead: page.group.lead ?? '',
            })}
          </p>
        )}
        {(isCancelled || isOver) && (
          <p className="mt-5 font-semibold">{sayEvent(isCancelled ? 'cancelled' : 'over')}</p>
        )}
        {home && (
          <div className="mt-5">
            <HomeQuestion homeAt={home.homeAt} action={`/o/host/${token}`} />
          </div>
        )}
        {!isProved && mine.mayRegister && (
          <p className="mt-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">{say('confirmText')}</p>
        )}
        {isProved && mine.status === null && <p className="mt-5 font-semibold">{say('cancelled')}</p>}
        <Standing page={{ ...page, mine: { ...mine, hasDeclined: false, payment: null } }} />
        {!isCancelled && <Acts page={page} token={token} fault={fault} />}
      </Panel>
      {page.money && <Money money={page.money} />}
      <Ours page={page} token={token} />
    </div>
  )
}

function Acts({ page, token, fault }: Props) {
  const say = useWords(guestWords)
  const sayEvent = useWords(eventAnswerWords)
  const { mine, asking, isProved } = page
  const mayWrite = mine.mayRegister || mine.mayLeave
  if (!mayWrite) return mine.status === null && <p className="mt-4">{mine.refusal ?? sayEvent('shut')}</p>
  const form = (
    <Form method="post" action={`/o/host/${token}`} className="group/form grid gap-4">
      <PartyFields mine={mine} fault={fault} />
      {asking && <QuestionFields asking={asking} mostPassengers={mine.mostPassengers} fault={fault} />}
      {mine.status === null && <PriceNote mine={mine} />}
      <Button type="submit" name="intent" value="yes" variant="primary" size="large" className="w-full">
        {say(mine.status === null ? 'confirm' : 'change')}
      </Button>
    </Form>
  )
  return (
    <div className="mt-5 grid gap-3">
      {mine.status === null && !isProved ? (
        form
      ) : (
        <details className="rounded-lg border border-line" open={fault !== undefined}>
          <summary className="cursor-pointer px-4 py-3 font-medium">{say('change')}</summary>
          <div className="border-t border-line p-4">{form}</div>
        </details>
      )}
      {(mine.status !== null || !isProved) && (
        <Form method="post" action={`/o/host/${token}`}>
          <Button type="submit" name="intent" value="no" size="large" className="w-full">
            {say('cancel')}
          </Button>
          {(mine.parting ?? mine.terms) && mine.status !== null && (
            <p className="figures mt-1 text-[0.9375rem] text-pretty text-muted">
              {mine.parting ?? mine.terms}
            </p>
          )}
        </Form>
      )}
    </div>
  )
}

function Money({ money: { state, code, back } }: { readonly money: NonNullable<GuestPage['money']> }) {
  const say = useWords(guestMoneyWords)
  return (
    <Panel title={say('title')}>
      {state && <p className="figures text-lg font-semibold">{state}</p>}
      {code && (
        <>
          <p className="mt-1 mb-4 text-pretty text-muted">{say('whenShown')}</p>
          <PaymentQr code={code} />
        </>
      )}
      {back.map((text) => (
        <p key={text} className="figures">
          {text}
        </p>
      ))}
    </Panel>
  )
}

/** All the club keeps about him, to take along or to have deleted. */
function Ours({ page: { kept, waiver, looks }, token }: Omit<Props, 'fault'>) {
  const say = useWords(guestWords)
  return (
    <Panel title={say('ours')}>
      <ul className="grid grid-cols-1 gap-1 wrap-anywhere">
        {kept.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li className="figures text-muted">{say('waived', waiver)}</li>
        {looks.map((when) => (
          <li key={when} className="figures text-muted">
            {say('looked', { when })}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href={`/o/${token}/moje-data.json`} className="link py-2 font-medium">
          {say('download')}
        </a>
      </p>
      <Form method="post" action={`/o/host/${token}`} className="mt-4 border-t border-line pt-4">
        <Button type="submit" name="intent" value="forget">
          {say('forget')}
        </Button>
        <p className="mt-2 text-sm text-pretty text-muted">{say('forgetNote')}</p>
      </Form>
    </Panel>
  )
}
