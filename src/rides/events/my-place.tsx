import { useId, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { ConfirmDialog } from '../../ground/ui/dialog.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MyPlace } from './my-place.ts'
import { myPlaceWords } from './my-place.words.ts'
import { PartyFields } from './party-fields.tsx'
import { PriceNote } from './price-note.tsx'

type Props = {
  readonly eventId: number
  readonly mine: MyPlace
  readonly isRide: boolean
  /** Why the last form was refused, and what had been written into it. */
  readonly fault?: FormFault | undefined
}

/** One's own place: taken, waited for, or to be asked for. Waiting never looks like going. */
export function MyPlacePart({ eventId, mine, isRide, fault }: Props) {
  if (mine.status === 'registered')
    return <Registered eventId={eventId} mine={mine} isRide={isRide} fault={fault} />
  if (mine.status === 'waiting') return <Waiting eventId={eventId} mine={mine} fault={fault} />
  if (mine.refusal) return <p className="mt-4 text-pretty text-muted">{mine.refusal}</p>
  return (
    <>
      {mine.hasDeclined && <Declined mine={mine} isRide={isRide} />}
      {mine.mayRegister && <RegisterForm eventId={eventId} mine={mine} isRide={isRide} fault={fault} />}
      {mine.mayDecline && <Decline eventId={eventId} isRide={isRide} />}
    </>
  )
}

function Declined({ mine, isRide }: Omit<Props, 'eventId'>) {
  const say = useWords(myPlaceWords)
  return (
    <div className="mt-5 rounded-lg border border-line px-4 py-3">
      <p className="font-display text-2xl leading-tight font-bold">
        {say(isRide ? 'declined' : 'stayingAway')}
      </p>
      {mine.mayRegister && <p className="mt-0.5 text-muted">{say('declinedText')}</p>}
    </div>
  )
}

function Decline({ eventId, isRide }: Omit<Props, 'mine'>) {
  const say = useWords(myPlaceWords)
  const isPending = usePendingIntent('decline')
  return (
    <Form method="post" action={`/akce/${eventId}`} preventScrollReset className="mt-2.5">
      <input type="hidden" name="intent" value="decline" />
      <Button type="submit" size="large" className="w-full" pending={isPending}>
        {say(isRide ? 'decline' : 'stayAway')}
      </Button>
    </Form>
  )
}

function Registered({ eventId, mine, isRide, fault }: Props) {
  const say = useWords(myPlaceWords)
  return (
    <div className="mt-5 grid gap-3">
      <div className="rounded-lg bg-success px-4 py-3 text-success-ink">
        <p className="font-display text-2xl leading-tight font-bold">
          {say(isRide ? 'going' : 'attending')}{' '}
          {mine.passengers > 0 && say('plusCount', { count: mine.passengers })}
        </p>
        <p className="mt-0.5">{say('goingText')}</p>
        <JoiningPoint mine={mine} />
      </div>
      {mine.payment && (
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="figures">{mine.payment.text}</span>
          {mine.payment.isOpen && (
            <ButtonLink to="/admin/membership" size="small">
              {say('payHere')}
            </ButtonLink>
          )}
        </p>
      )}
      <a href={`/api/events/${eventId}.ics`} className={buttonClass({ size: 'large' })}>
        {say('toCalendar')}
      </a>
      {mine.mayLeave && <ChangeForm eventId={eventId} mine={mine} fault={fault} />}
      {mine.mayLeave && <Leave eventId={eventId} mine={mine} />}
    </div>
  )
}

function Waiting({ eventId, mine, fault }: Omit<Props, 'isRide'>) {
  const say = useWords(myPlaceWords)
  return (
    <div className="mt-5 grid gap-3">
      <div className="rounded-lg bg-warning px-4 py-3 text-warning-ink">
        <p className="figures font-display text-2xl leading-tight font-bold">
          {say('waiting', { position: mine.position ?? 1 })}
        </p>
        <p className="mt-1 text-pretty">{say('waitingText')}</p>
      </div>
      {mine.mayLeave && <ChangeForm eventId={eventId} mine={mine} fault={fault} />}
      {mine.mayLeave && <Leave eventId={eventId} mine={mine} />}
    </div>
  )
}

function JoiningPoint({ mine }: { readonly mine: MyPlace }) {
  const say = useWords(myPlaceWords)
  const point = mine.points.find(({ id }) => id === mine.meetingPointId)
  return point ? <p className="figures mt-1 font-semibold">{say('joining', { point: point.label })}</p> : null
}

/** With JavaScript the question is asked first; without it the button does what it says. */
function Leave({ eventId, mine }: Omit<Props, 'isRide'>) {
  const say = useWords(myPlaceWords)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const isPending = usePendingIntent('unregister')
  const isWaiting = mine.status === 'waiting'
  const leave = say(isWaiting ? 'leaveQueue' : 'leave')
  return (
    <>
      <Form id={formId} method="post" action={`/akce/${eventId}`} preventScrollReset>
        <input type="hidden" name="intent" value="unregister" />
        <Button
          type="submit"
          variant="quiet"
          className="w-full"
          pending={isPending}
          onClick={(event) => {
            if (isWaiting) return
            event.preventDefault()
            setAsking(true)
          }}
        >
          {leave}
        </Button>
        {mine.parting && (
          <p className="figures mt-1 text-[0.9375rem] text-pretty text-muted">{mine.parting}</p>
        )}
      </Form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('leaveQuestion')}
        text={[say('leaveWarning'), mine.parting].filter(Boolean).join(' ')}
        confirm={leave}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          const form = document.getElementById(formId)
          if (form instanceof HTMLFormElement) form.requestSubmit()
        }}
      />
    </>
  )
}

/** Another number of people, without standing in line again. */
function ChangeForm({ eventId, mine, fault }: Omit<Props, 'isRide'>) {
  const say = useWords(myPlaceWords)
  const isPending = usePendingIntent('change')
  return (
    <details className="rounded-lg border border-line" open={fault !== undefined}>
      <summary className="cursor-pointer px-4 py-2.5 font-medium">{say('change')}</summary>
      <Form
        method="post"
        action={`/akce/${eventId}`}
        preventScrollReset
        className="grid gap-4 border-t border-line p-4"
      >
        <input type="hidden" name="intent" value="change" />
        <PartyFields mine={mine} fault={fault} />
        <Button type="submit" className="w-full" pending={isPending}>
          {say('saveChange')}
        </Button>
      </Form>
    </details>
  )
}

function RegisterForm({ eventId, mine, isRide, fault }: Props) {
  const say = useWords(myPlaceWords)
  const isPending = usePendingIntent('register')
  return (
    <Form method="post" action={`/akce/${eventId}`} preventScrollReset className="mt-5 grid gap-4">
      <input type="hidden" name="intent" value="register" />
      {mine.wouldWait && (
        <p className="rounded-lg bg-warning px-4 py-3 text-pretty text-warning-ink">
          {say('queueNote')} {mine.ahead > 0 && say('queueLength', { count: mine.ahead })}
        </p>
      )}
      <PartyFields mine={mine} fault={fault} />
      <Button
        type="submit"
        variant={mine.wouldWait ? 'outline' : 'primary'}
        size="large"
        className="w-full"
        pending={isPending}
      >
        {say(mine.wouldWait ? 'queue' : isRide ? 'register' : 'join')}
      </Button>
      <PriceNote mine={mine} />
    </Form>
  )
}

function usePendingIntent(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}
