import { Link } from '../../ground/ui/link.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/own-meetings.screen'
import { isAnnounced } from './meeting.ts'
import { STATE_TONES } from './meeting-tones.ts'
import { meetingStateWords, ownMeetingWords } from './meeting.words.ts'
import { listMeetings } from './meetings.server.ts'

const screen = declareScreen({ who: 'account.edit-own' })
const SHOWN = 100

export const loader = screen.shows(async ({ db, visitor, language }) => {
  const hasCard = visitor.memberId !== null
  const meetings = hasCard ? (await listMeetings(db)).filter(isAnnounced) : []
  return {
    title: speak(ownMeetingWords, language)('title'),
    hasCard,
    meetings: meetings.slice(0, SHOWN).map(({ id, title, startsAt, place, state }) => ({
      id,
      name: title,
      when: momentInFigures(startsAt, language),
      place,
      state,
    })),
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function OwnMeetingsScreen({ loaderData: { hasCard, meetings } }: Route.ComponentProps) {
  const say = useWords(ownMeetingWords)
  const sayState = useWords(meetingStateWords)
  return (
    <div className="max-w-3xl">
      <PageTitle
        title={say('title')}
        actions={
          <>
            <ButtonLink to="/admin/membership/rollam">{say('rollam')}</ButtonLink>
            <ButtonLink to="/admin/membership/resolutions">{say('resolutions')}</ButtonLink>
          </>
        }
      />
      {meetings.length === 0 ? (
        <EmptyState text={say(hasCard ? 'none' : 'noCard')} />
      ) : (
        <>
          <p className="-mt-3 mb-5 text-pretty text-muted">{say('lead')}</p>
          <Panel flush>
            <ul className="divide-y divide-line">
              {meetings.map(({ id, name, when, place, state }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 md:px-6">
                  <div className="min-w-0">
                    <Link
                      to={`/admin/membership/meetings/${id}`}
                      className="link text-lg font-semibold wrap-anywhere"
                    >
                      {name}
                    </Link>
                    <p className="figures text-muted wrap-anywhere">
                      {when} · {place}
                    </p>
                  </div>
                  <Badge tone={STATE_TONES[state]}>{sayState(state)}</Badge>
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </div>
  )
}

export const ErrorBoundary = screenFailed(ownMeetingWords)
