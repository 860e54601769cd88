import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/kinds.screen'
import { KindForm, KindPanel } from './kind-panel.tsx'
import { listKinds } from './kinds.server.ts'
import { kindsWords } from './kinds.words.ts'
import { addKind, changeKind, deleteKind, moveKind, NewKind } from './save-kind.server.ts'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, language }) => ({
  title: speak(kindsWords, language)('title'),
  kinds: await listKinds(db),
}))

const One = z.strictObject({ id: RowId })
const saved = () => seeOther('/admin/sprava/kinds', flashCookie('saved'))

const moves = (step: -1 | 1) =>
  screen.act({
    takes: One,
    does: async ({ db, visitor }, { id }) => {
      await moveKind(db, visitor, { id, step })
      return saved()
    },
  })

const archives = (archived: boolean) =>
  screen.act({
    takes: One,
    does: async ({ db, visitor }, { id }) => {
      await changeKind(db, visitor, { id, change: { archived } })
      return saved()
    },
  })

export const action = screen.acts({
  keeps: ['intent', 'id', 'nameCs', 'nameEn', 'votes', 'counts'],
  acts: {
    add: screen.act({
      takes: formOf(NewKind),
      does: async ({ db, visitor }, kind) => {
        await addKind(db, visitor, kind)
        return saved()
      },
    }),
    save: screen.act({
      takes: formOf(NewKind.extend(One.shape)),
      does: async ({ db, visitor }, { id, ...change }) => {
        await changeKind(db, visitor, { id, change })
        return saved()
      },
    }),
    up: moves(-1),
    down: moves(1),
    archive: archives(true),
    back: archives(false),
    remove: screen.act({
      takes: One,
      does: async ({ db, visitor }, { id }) => {
        await deleteKind(db, visitor, id)
        return saved()
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function KindsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(kindsWords)
  const { kinds } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <p className="mb-5 max-w-[75ch] text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        {kinds.map((kind, index) => (
          <KindPanel
            key={JSON.stringify(kind)}
            kind={kind}
            isFirst={index === 0}
            isLast={kinds[index + 1]?.archived !== false}
            fault={fault?.values.id === String(kind.id) ? fault : undefined}
          />
        ))}
        <Panel title={say('add')}>
          <KindForm
            key={kinds.length}
            kind={null}
            fault={fault?.values.intent === 'add' ? fault : undefined}
          />
        </Panel>
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(kindsWords)
