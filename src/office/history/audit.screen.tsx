import { TableLinks } from '../../ground/lists/table-links.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/audit.screen'
import { auditQuery, readAuditFilter } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList, AuditPages } from './audit-list.tsx'
import { auditWords, chainPanelWords } from './audit.words.ts'
import { ChainPanel } from './chain-panel.tsx'
import { startTask } from '../backup/start-task.server.ts'
import { listLatestTasks } from '../backup/tasks.server.ts'
import { viewAudit } from './view-audit.server.ts'
import { viewTask } from '../backup/view-tasks.server.ts'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, visitor, language, url }) => {
  const filter = readAuditFilter(url.searchParams)
  const [page, [check]] = await Promise.all([
    viewAudit(db, { visitor, language }, filter),
    listLatestTasks(db, ['chain']),
  ])
  const title = speak(auditWords, language)('title')
  return { title, filter, ...page, check: check ? viewTask(check, language) : null }
})

export const action = screen.acts({
  keeps: [],
  acts: {
    check: screen.act({
      does: async ({ db, visitor }) => {
        await startTask(db, visitor, 'chain')
        return { fault: undefined }
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function AuditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(auditWords)
  const sayChain = useWords(chainPanelWords)
  const { filter, lines, older, newer, check } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <>
      <PageTitle
        title={say('title')}
        actions={
          <TableLinks
            csv={`/api/audit/export.csv?${auditQuery({ ...filter, before: null, after: null })}`}
            label={say('exportCsv')}
            className={buttonClass({})}
          />
        }
      />
      {fault && <FaultNote title={sayChain('startFailed')} fault={fault} />}
      <ChainPanel task={check} />
      <AuditFilters filter={filter} />
      <AuditList lines={lines} filter={filter} older={older} />
      <AuditPages filter={filter} older={older} newer={newer} />
    </>
  )
}

export const ErrorBoundary = screenFailed(auditWords)
