import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/meetings.screen'
import { MEETING_FIELDS, MeetingFields } from './meeting-fields.tsx'
import { MeetingInput } from './meeting-input.ts'
import { isOfYear } from './meeting.ts'
import { STATE_TONES } from './meeting-tones.ts'
import { meetingStateWords, meetingWords } from './meeting.words.ts'
import { listMeetings, listUnpublished, readRules } from './meetings.server.ts'
import { ruleSource } from './rule-source.ts'
import { sayAsking } from './say-asking.server.ts'
import { createMeeting } from './write-meeting.server.ts'

const screen = declareScreen({ who: 'meetings.manage' })
const SHOWN = 100

export const loader = screen.shows(async ({ db, today, language }) => {
  const [meetings, unpublished, rules] = await Promise.all([
    listMeetings(db),
    listUnpublished(db),
    readRules(db),
  ])
  const say = speak(meetingWords, language)
  return {
    title: say('title'),
    asking: await sayAsking(db, rules, language),
    yearly: say('yearly', {
      needed: rules.meetingsPerYear,
      source: ruleSource(rules, 'meetingsPerYear', language),
      held: meetings.filter((one) => isOfYear(one, today.slice(0, 4))).length,
    }),
    meetings: meetings.slice(0, SHOWN).map(({ id, title, startsAt, place, state }) => ({
      id,
      name: title,
      when: momentInFigures(startsAt, language),
      place,
      state,
      minutes: minutesOf(unpublished.get(id)),
    })),
  }

  function minutesOf(dueOn: string | undefined) {
    if (dueOn === undefined) return null
    const isLate = dueOn < today
    return {
      isLate,
      text: say(isLate ? 'minutesLate' : 'minutesDue', { day: dayInFigures(dueOn, language) }),
    }
  }
})

export const action = screen.acts({
  keeps: MEETING_FIELDS,
  acts: screen.act({
    takes: formOf(MeetingInput),
    does: async ({ db, visitor, now }, input) => {
      const { id } = await createMeeting(db, visitor.id, input, now)
      return seeOther(`/admin/meetings/${id}`)
    },
  }),
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

const EMPTY = {
  title: '',
  startsAt: '',
  place: '',
  note: '',
  proposalsUntil: '',
  askedBy: '',
  askedOn: '',
}

export default function MeetingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { meetings, asking, yearly } = loaderData
  const say = useWords(meetingWords)
  const sayState = useWords(meetingStateWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={say('title')}
        actions={
          <>
            <ButtonLink to="/admin/meetings/rollam">{say('rollam')}</ButtonLink>
            <ButtonLink to="/admin/meetings/resolutions">{say('resolutions')}</ButtonLink>
            <ButtonLink to="/admin/meetings/rules">{say('rules')}</ButtonLink>
          </>
        }
      />
      <p className="-mt-3 mb-5 max-w-[75ch] text-pretty text-muted">
        {say('lead')} {yearly}
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        <Panel flush>
          {meetings.length === 0 ? (
            <EmptyState text={say('none')} />
          ) : (
            <ul className="divide-y divide-line">
              {meetings.map(({ id, name, when, place, state, minutes }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 md:px-6">
                  <div className="min-w-0">
                    <Link to={`/admin/meetings/${id}`} className="link text-lg font-semibold wrap-anywhere">
                      {name}
                    </Link>
                    <p className="figures text-muted wrap-anywhere">
                      {when} · {place}
                    </p>
                  </div>
                  <p className="flex flex-wrap gap-2">
                    {minutes && <Badge tone={minutes.isLate ? 'danger' : 'warning'}>{minutes.text}</Badge>}
                    <Badge tone={STATE_TONES[state]}>{sayState(state)}</Badge>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <FoldPanel title={say('add')} isOpen={fault !== undefined || meetings.length === 0}>
          <Form method="post" className="grid gap-5">
            <MeetingFields values={EMPTY} fault={fault} asking={asking} />
            <Button type="submit" variant="primary" className="justify-self-start max-md:w-full">
              {say('create')}
            </Button>
          </Form>
        </FoldPanel>
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(meetingWords)
