import { formOf } from '../../ground/http/form-of.ts'
import { seeOther } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/minutes.screen'
import { MinutesInput, VersionInput } from './minutes-input.ts'
import { minutesScreen, showMinutes } from './minutes-page.server.ts'
import { minutesWords } from './minutes.words.ts'
import { MinutesText } from './minutes-text-panel.tsx'
import { rewriteMinutes, saveMinutes } from './save-minutes.server.ts'
import { SignaturesPanel } from './signatures-panel.tsx'
import { signMinutes } from './sign-minutes.server.ts'

export const loader = minutesScreen.shows(async (given) => {
  try {
    const page = await showMinutes(given, given.visitor, given.params.id)
    return { ...page, title: speak(minutesWords, given.language)('ofMeeting', { name: page.name }) }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export const action = minutesScreen.acts({
  keeps: ['body', 'version'],
  acts: {
    save: minutesScreen.act({
      takes: formOf(MinutesInput),
      does: async ({ db, visitor, now, params: { id: meetingId } }, input) => ({
        fault: undefined,
        done: await saveMinutes(db, visitor, { meetingId, now, ...input }),
      }),
    }),
    rewrite: minutesScreen.act({
      takes: formOf(VersionInput),
      does: async ({ db, visitor, now, params: { id: meetingId } }, input) => ({
        fault: undefined,
        done: await rewriteMinutes(db, visitor, { meetingId, now, ...input }),
      }),
    }),
    sign: minutesScreen.act({
      takes: formOf(VersionInput),
      does: async ({ db, visitor, now, params: { id: meetingId } }, input) => {
        await signMinutes(db, visitor, { meetingId, now, ...input })
        return seeOther(`/admin/membership/meetings/${meetingId}/minutes`, flashCookie('saved'))
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MinutesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(minutesWords)
  const { id, name, due, isBegun, isRunning, mayWrite } = loaderData
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-6xl">
      <PageTitle
        title={say('title')}
        note={name}
        actions={mayWrite ? <ButtonLink to={`/schuze/${id}`}>{say('room')}</ButtonLink> : undefined}
      />
      {due && (
        <p className="-mt-3 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {due.badge && (
            <Badge tone={due.isLate ? 'danger' : due.isSoon ? 'warning' : 'info'}>{due.badge}</Badge>
          )}
          <span className="text-pretty text-muted">{due.text}</span>
        </p>
      )}
      {isRunning && <p className="-mt-3 mb-5 text-pretty text-muted">{say('runs')}</p>}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && (
        <DoneNote title={say(done.unsigned > 0 ? 'savedUnsigned' : 'saved', { version: done.version })} />
      )}
      {isBegun ? (
        <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
          <MinutesText page={loaderData} fault={fault} />
          <SignaturesPanel page={loaderData} />
        </div>
      ) : (
        <Panel>
          <p>{say('notBegun')}</p>
        </Panel>
      )}
    </div>
  )
}

export const ErrorBoundary = screenFailed(minutesWords)
