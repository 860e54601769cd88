import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { PartyFields } from '../../rides/events/party-fields.tsx'
import { PriceNote } from '../../rides/events/price-note.tsx'
import { QuestionFields } from '../../rides/questions/question-fields.tsx'
import { myPlaceWords } from '../../rides/events/my-place.words.ts'
import type { AnswerPage } from '../../rides/invitations/answer-event.server.ts'
import { eventAnswerWords } from './event-answer.words.ts'
import { Standing } from './standing.tsx'

type Props = {
  readonly page: AnswerPage
  readonly token: string
  /** Which button of the letter was pressed: that answer is nearer to the thumb. */
  readonly leansTo: 'yes' | 'no'
  readonly fault: FormFault | undefined
}

/** Who is asked and to what; nothing happens until a button here is pressed. */
export function EventAnswer({ page, token, leansTo, fault }: Props) {
  const say = useWords(eventAnswerWords)
  const failed = useWords(myPlaceWords)('failed')
  const { name, title, when, place, mine } = page
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={failed} fault={fault} />}
      <Panel>
        <p className="text-muted">{say('hello', { call: page.call })}</p>
        <p className="mt-1 font-display text-[2rem] leading-tight font-bold break-words">{title}</p>
        <p className="figures mt-1 text-lg font-semibold">{when}</p>
        {place && <p className="text-lg">{place}</p>}
        <Standing page={page} />
        {page.isCancelled ? (
          <p className="mt-5 font-semibold">{say('cancelled')}</p>
        ) : (
          <Answers page={page} token={token} leansTo={leansTo} fault={fault} />
        )}
        {!mine.mayRegister && mine.status === null && !page.isCancelled && (
          <p className="mt-4">{mine.refusal ?? say('shut')}</p>
        )}
      </Panel>
      <p className="text-[0.9375rem] text-pretty text-muted">
        {say('notYou', { name })} {say('until')}
      </p>
    </div>
  )
}

/** Two buttons; whoever has answered finds them behind a word. */
function Answers({ page, token, leansTo, fault }: Props) {
  const say = useWords(eventAnswerWords)
  const { mine } = page
  const yes = (mine.mayRegister || mine.mayLeave) && (
    <Yes key="yes" page={page} token={token} isMain={leansTo === 'yes'} fault={fault} />
  )
  const no = mine.mayDecline && <No key="no" page={page} token={token} isMain={leansTo === 'no'} />
  const both = leansTo === 'yes' ? [yes, no] : [no, yes]
  if (!yes && !no) return null
  if (mine.status === null && !mine.hasDeclined) return <div className="mt-6 grid gap-3">{both}</div>
  return (
    <details className="mt-4 rounded-lg border border-line" open={fault !== undefined}>
      <summary className="cursor-pointer px-4 py-3 font-medium">{say('change')}</summary>
      <div className="grid gap-3 border-t border-line p-4">{both}</div>
    </details>
  )
}

type OneProps = Pick<Props, 'page' | 'token'> & { readonly isMain: boolean }

function Yes({ page: { mine, isRide, asking }, token, isMain, fault }: OneProps & Pick<Props, 'fault'>) {
  const say = useWords(myPlaceWords)
  const sayAnswer = useWords(eventAnswerWords)
  const isChange = mine.status !== null
  return (
    <Form method="post" action={`/o/${token}`} className="group/form grid gap-4">
      <PartyFields mine={mine} fault={fault} />
      {asking && <QuestionFields asking={asking} mostPassengers={mine.mostPassengers} fault={fault} />}
      {mine.wouldWait && !isChange && <p className="text-warning-ink">{say('queueNote')}</p>}
      {!isChange && <PriceNote mine={mine} />}
      <Button
        type="submit"
        name="intent"
        value="yes"
        size="large"
        variant={isMain && !isChange ? 'primary' : 'outline'}
        className="w-full"
      >
        {isChange ? sayAnswer('save') : say(mine.wouldWait ? 'queue' : isRide ? 'register' : 'join')}
      </Button>
    </Form>
  )
}

function No({ page: { mine, isRide }, token, isMain }: OneProps) {
  const say = useWords(myPlaceWords)
  return (
    <Form method="post" action={`/o/${token}`}>
      <Button
        type="submit"
        name="intent"
        value="no"
        size="large"
        variant={isMain ? 'primary' : 'outline'}
        className="w-full"
      >
        {say(isRide ? 'decline' : 'stayAway')}
      </Button>
      {mine.parting && <p className="figures mt-1 text-[0.9375rem] text-pretty text-muted">{mine.parting}</p>}
    </Form>
  )
}
