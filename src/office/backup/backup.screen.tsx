import { Form, redirectDocument } from 'react-router'
import { momentInFigures } from '../../ground/values/moment.ts'
import { can } from '../../permissions.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/backup.screen'
import { type Act, ActPanel } from './backup-acts.tsx'
import { MaybeProved, NamedBackup, Proved, RestoreAsked } from './backup-input.ts'
import { BackupList } from './backup-list.tsx'
import { isBackupName } from './backup-name.ts'
import { CopyPanel } from './copy-panel.tsx'
import { BringPanel, DrillPanel, PlanPanel } from './backup-side.tsx'
import { backupWords, restoreWords, taskWords } from './backup.words.ts'
import { allowDownload, throwAwayBackup } from './hand-out-backup.server.ts'
import { changePlan, PlanForm } from './plan.server.ts'
import { startRestore, startTask } from './start-task.server.ts'
import { TaskRun } from './task-run.tsx'
import { isLive, resultOf, type TaskView } from './task-view.ts'
import { viewBackups, viewContents } from './view-backups.server.ts'

const PATH = '/admin/sprava/backup'
const ACTS = { stahnout: 'download', smazat: 'delete', obnovit: 'restore' } as const

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, visitor, language, url }) => {
  const isWebmaster = can(visitor, 'club.restore')
  const act = isWebmaster ? askedAct(url.searchParams) : null
  const [page, contents] = await Promise.all([
    viewBackups(db, language),
    act?.intent === 'restore' ? viewContents(db, act.name, language) : null,
  ])
  const restored = resultOf('restore', page.tasks.find(({ kind }) => kind === 'restore') ?? null)
  return {
    title: speak(backupWords, language)('title'),
    ...page,
    isWebmaster,
    act: act && (act.intent !== 'restore' || contents) ? act : null,
    contents,
    restoredFrom: restored && momentInFigures(new Date(restored.createdAt), language),
  }
})

function askedAct(asked: URLSearchParams): Act | null {
  for (const [key, intent] of Object.entries(ACTS)) {
    const name = asked.get(key)
    if (name && isBackupName(name)) return { intent, name }
  }
  return null
}

const starts = (kind: 'backup' | 'drill' | 'copy') =>
  screen.act({
    does: async ({ db, visitor }) => {
      await startTask(db, visitor, kind)
      return seeOther(PATH)
    },
  })

export const action = screen.acts({
  keeps: ['intent'],
  acts: {
    backup: starts('backup'),
    drill: starts('drill'),
    copy: starts('copy'),
    plan: screen.actFor('club.restore', {
      takes: PlanForm.extend(MaybeProved.shape),
      does: async ({ db, visitor }, { password, ...plan }) => {
        await changePlan(db, visitor, { plan, password })
        return seeOther(PATH, flashCookie('saved'))
      },
    }),
    delete: screen.actFor('club.restore', {
      takes: NamedBackup.extend(MaybeProved.shape),
      does: async ({ db, visitor }, backup) => {
        await throwAwayBackup(db, visitor, backup)
        return seeOther(PATH, flashCookie('saved'))
      },
    }),
    download: screen.actFor('club.restore', {
      takes: NamedBackup.extend(Proved.shape),
      does: async ({ db, visitor }, backup): Promise<never> => {
        throw redirectDocument(await allowDownload(db, visitor, backup))
      },
    }),
    restore: screen.actFor('club.restore', {
      takes: NamedBackup.extend(RestoreAsked.shape),
      does: async ({ db, visitor }, asked) => {
        await startRestore(db, visitor, asked)
        return seeOther(PATH)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function BackupScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(backupWords)
  const { tasks, isWebmaster, act, contents, restoredFrom } = loaderData
  const fault = actionData?.fault
  const live = tasks.find(isLive)
  const latest = (kind: TaskView['kind']) => tasks.find((task) => task.kind === kind) ?? null
  useFaultToast(fault, fault?.message ?? '')
  return (
    <>
      <PageTitle
        title={say('title')}
        actions={
          <Form method="post">
            <Button type="submit" name="intent" value="backup" variant="primary" pending={live !== undefined}>
              {say('make')}
            </Button>
          </Form>
        }
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {live ? (
        <TaskRun task={live} />
      ) : (
        <LastOutcome backup={latest('backup')} restore={latest('restore')} from={restoredFrom} />
      )}
      {act && (
        <ActPanel
          key={`${act.intent} ${act.name}`}
          act={act}
          contents={contents}
          fields={fault?.fields ?? {}}
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <BackupList {...loaderData} />
        <div className="grid gap-5">
          <DrillPanel task={latest('drill')} isBusy={live !== undefined} />
          <CopyPanel
            copies={loaderData.copies}
            task={latest('copy')}
            isBusy={live !== undefined}
            hasBackup={loaderData.backups.some(({ kind }) => kind === 'made')}
          />
          <PlanPanel plan={loaderData.plan} isWebmaster={isWebmaster} fields={fault?.fields ?? {}} />
          {isWebmaster && <BringPanel />}
        </div>
      </div>
    </>
  )
}

type LastProps = {
  readonly backup: TaskView | null
  readonly restore: TaskView | null
  readonly from: string | null
}

/** How the last restore ended, for whoever has just signed in again; and a backup that failed. */
function LastOutcome({ backup, restore, from }: LastProps) {
  const say = useWords(restoreWords)
  const sayTask = useWords(taskWords)
  const result = resultOf('restore', restore)
  const isNewer = restore !== null && restore.id > (backup?.id ?? 0)
  return (
    <>
      {isNewer && result && (
        <DoneNote title={say('done')}>
          {say('doneText', { when: restore.finished ?? '', made: from ?? '', saved: result.saved ?? '–' })}
        </DoneNote>
      )}
      {isNewer && restore.fault && <Failure title={say('failed')} text={restore.fault} />}
      {!isNewer && backup?.fault && <Failure title={sayTask('failedBackup')} text={backup.fault} />}
    </>
  )
}

function Failure({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section aria-label={title} className="mb-5 rounded-lg bg-danger px-4 py-3 text-danger-ink">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-[0.9375rem]">{text}</p>
    </section>
  )
}

export const ErrorBoundary = screenFailed(backupWords)
