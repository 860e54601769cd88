import { useWords } from '../../ground/ui/use-words.ts'
import { myPlaceWords } from '../../rides/events/my-place.words.ts'
import type { AnswerPage } from '../../rides/invitations/answer-event.server.ts'
import { eventAnswerWords } from './event-answer.words.ts'

/** The answer as we have it. */
export function Standing({ page: { mine, isRide } }: { readonly page: Pick<AnswerPage, 'mine' | 'isRide'> }) {
  const say = useWords(eventAnswerWords)
  const sayPlace = useWords(myPlaceWords)
  const point = mine.points.find(({ id }) => id === mine.meetingPointId)
  if (mine.status !== null && !mine.isAhead) return null
  if (mine.status === 'registered')
    return (
      <div className="mt-5 rounded-lg bg-success px-4 py-3 text-success-ink">
        <p className="font-display text-2xl leading-tight font-bold">
          {sayPlace(isRide ? 'going' : 'attending')}{' '}
          {mine.passengers > 0 && sayPlace('plusCount', { count: mine.passengers })}
        </p>
        <p className="mt-0.5">{sayPlace('goingText')}</p>
        {point && <p className="figures mt-1 font-semibold">{sayPlace('joining', { point: point.label })}</p>}
        {mine.payment?.isOpen && (
          <p className="figures mt-1">
            {mine.payment.text} {say('payment')}
          </p>
        )}
      </div>
    )
  if (mine.status === 'waiting')
    return (
      <div className="mt-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">
        <p className="figures font-display text-2xl leading-tight font-bold">
          {sayPlace('waiting', { position: mine.position ?? 1 })}
        </p>
        <p className="mt-1">{say('waitingText')}</p>
      </div>
    )
  return mine.hasDeclined ? (
    <div className="mt-5 rounded-lg border border-line px-4 py-3">
      <p className="font-display text-2xl leading-tight font-bold">
        {sayPlace(isRide ? 'declined' : 'stayingAway')}
      </p>
      {mine.mayRegister && <p className="mt-0.5 text-muted">{sayPlace('declinedText')}</p>}
    </div>
  ) : null
}
