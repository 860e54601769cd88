import { Form } from 'react-router'
import { z } from 'zod'
import { findOpenClosing } from '../members/closings.server.ts'
import { listName } from '../members/member.ts'
import { findCard } from '../members/member-cards.server.ts'
import { isDay } from '../../ground/values/real-day.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/review.screen'
import { CardForm } from './card-form.tsx'
import { endReview, openReview } from './review.server.ts'
import { reviewWords } from './review.words.ts'

const screen = declareScreen({ who: 'members.exclude', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, language, today, params: { id: memberId } }) => {
  const card = await findCard(db, memberId, today)
  const closing = await findOpenClosing(db, memberId)
  if (!card || closing?.cause !== 'excluded') throw notFound()
  const { reviewSince: since, reviewEndedOn: endedOn, reviewNote: note } = closing
  return {
    title: speak(reviewWords, language)('title'),
    name: listName(card),
    today,
    review: since === null ? null : { since, endedOn, note },
  }
})

const ReviewForm = z.strictObject({
  date: z.string().refine(isDay, 'not_day'),
  note: z
    .string()
    .trim()
    .max(2000)
    .transform((text) => text || null),
})

const toCard = (memberId: number) => seeOther(`/admin/${memberId}/edit`, flashCookie('saved'))

export const action = screen.acts({
  keeps: ['date', 'note'],
  acts: {
    open: screen.act({
      takes: ReviewForm,
      does: async ({ db, visitor, today, params: { id: memberId } }, { date: since, note }) => {
        await openReview(db, visitor, { memberId, since, note, today })
        return toCard(memberId)
      },
    }),
    end: screen.act({
      takes: ReviewForm,
      does: async ({ db, visitor, today, params: { id: memberId } }, { date: endedOn, note }) => {
        await endReview(db, visitor, { memberId, endedOn, note, today })
        return toCard(memberId)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ReviewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { name, today, review } = loaderData
  const say = useWords(reviewWords)
  const language = useLanguage()
  const fault = actionData?.fault
  const goesOn = review !== null && review.endedOn === null
  const day = (value: string) => dayInFigures(value, language)
  return (
    <CardForm title={say('title')} note={name} fault={fault}>
      <p className="mb-4">
        {goesOn ? say('goesOn', { day: day(review.since) }) : say('lead')}
        {review?.endedOn && ` ${say('ended', { day: day(review.endedOn) })}`}
      </p>
      {review?.note && <p className="mb-4 break-words whitespace-pre-line text-muted">{review.note}</p>}
      <Form method="post" className="grid gap-4">
        <Field label={say(goesOn ? 'endedOn' : 'since')} error={fault?.fields.since ?? fault?.fields.endedOn}>
          <TextInput type="date" name="date" defaultValue={today} max={today} required />
        </Field>
        <Field label={say('note')}>
          <TextInput name="note" rows={3} maxLength={2000} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value={goesOn ? 'end' : 'open'}
          variant="primary"
          className="sm:justify-self-start"
        >
          {say(goesOn ? 'end' : 'open')}
        </Button>
      </Form>
    </CardForm>
  )
}
