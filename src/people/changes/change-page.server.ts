import { z } from 'zod'
import { listBatches } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun, viewProgress } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { can, ROLES } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { rolesFor } from '../members/account-act.ts'
import { listChoices, listKindChoices } from '../members/member-choices.server.ts'
import { chooseMembers } from '../roster/choose-members.server.ts'
import { ChosenForm, type ChosenMembers, saysWho } from '../roster/chosen-members.ts'
import { startChange } from './change-many.server.ts'
import { changeWords } from './change.words.ts'
import { CHANGE_PATH } from './change-path.ts'
import { CHANGE_KINDS, CHANGE_RIGHTS, ManyChange, UNDO_OF } from './many-change.ts'
import { previewChange } from './preview-change.server.ts'
import { isUndone, startUndo } from './undo-change.server.ts'

export const changeScreen = declareScreen({ who: 'members.write' })

const KINDS = [...CHANGE_KINDS, ...Object.values(UNDO_OF)]
const ASKED = ['toDivision', 'toKind', 'addTags', 'removeTags', 'toRole'] as const
const FILTERS = ['search', 'tags', 'division', 'kind', 'role', 'payment', 'archived'] as const

const words = (text: string) => text.split(',').flatMap((one) => one.trim() || [])

/** The change as its form says it: what is left empty stays. */
const AskedChange = z
  .strictObject({
    toDivision: z.string().max(20).optional(),
    toKind: z.string().max(20).optional(),
    addTags: z.string().max(1000).optional(),
    removeTags: z.string().max(1000).optional(),
    toRole: z.string().max(40).optional(),
  })
  .transform(({ toDivision, toKind, addTags = '', removeTags = '', toRole }) => ({
    ...(toKind ? { kind: Number(toKind) } : {}),
    ...(toDivision ? { division: toDivision === 'none' ? null : Number(toDivision) } : {}),
    ...(words(addTags).length > 0 ? { addTags: words(addTags) } : {}),
    ...(words(removeTags).length > 0 ? { removeTags: words(removeTags) } : {}),
    ...(toRole ? { role: toRole } : {}),
  }))

/** Whom the address means: those named, or all its filter finds. */
function chosenIn(params: URLSearchParams): { readonly chosen: ChosenMembers; readonly text: string } {
  const text = new URLSearchParams(
    FILTERS.flatMap((name): [string, string][] => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  ).toString()
  const ids = params.get('ids')
  const parsed = ChosenForm.safeParse(ids ? { ids } : { filter: text })
  if (!parsed.success) throw new Refusal('invalid_fields', { fields: { search: 'invalid' } })
  return { chosen: parsed.data, text }
}

export async function viewChange({ db, visitor, language, today, url }: Given) {
  const params = url.searchParams
  const reader = { visitor, language }
  const run = await viewCurrentRun(db, reader, { chosen: params.get('run'), kinds: KINDS })
  const { chosen, text } = chosenIn(params)
  const asked = Object.fromEntries(ASKED.map((name) => [name, params.get(name) ?? '']))
  const change = ManyChange.safeParse(AskedChange.parse(asked))
  const ids = await chooseMembers(db, { chosen, viewer: visitor, today })
  const [choices, kinds, past, preview] = await Promise.all([
    listChoices(db),
    listKindChoices(db, language),
    listBatches(db, KINDS, { page: 1, pageSize: 5 }),
    change.success
      ? previewChange(db, visitor, { chosen: { ids: [...ids] }, change: change.data, today })
      : null,
  ])
  const isChange = CHANGE_KINDS.some((kind) => kind === run?.kind && can(visitor, CHANGE_RIGHTS[kind]))
  const seen = await Promise.all(past.items.map(({ id }) => viewProgress(db, reader, id)))
  return {
    title: speak(changeWords, language)('title'),
    count: ids.length,
    whom: { ids: params.get('ids') ?? '', filter: text },
    asked: {
      toDivision: asked.toDivision ?? '',
      toKind: asked.toKind ?? '',
      addTags: asked.addTags ?? '',
      removeTags: asked.removeTags ?? '',
      toRole: asked.toRole ?? '',
    },
    choices,
    kinds,
    roles: can(visitor, CHANGE_RIGHTS['change-roles'])
      ? rolesFor(visitor, null).filter((role) => role !== 'Webmaster')
      : [],
    preview: preview && {
      ...preview,
      people: preview.people.map(({ refused, ...person }) => ({
        ...person,
        refused: refused && sayRefusal(new Refusal(refused), language),
      })),
    },
    run,
    undo: run && isChange && run.status !== 'running' ? { isUndone: await isUndone(db, run.id) } : null,
    past: seen.flatMap((one) =>
      one
        ? {
            id: one.id,
            title: one.title,
            done: one.successful,
            by: one.startedBy.name,
            when: shortMoment(new Date(one.createdAt), language),
          }
        : [],
    ),
    known: ROLES,
  }
}

const ChangeForm = z
  .strictObject({ ...ChosenForm.shape, ...AskedChange.in.shape })
  .transform(({ toDivision, toKind, addTags, removeTags, toRole, ...chosen }) => ({
    chosen,
    change: AskedChange.parse({ toDivision, toKind, addTags, removeTags, toRole }),
  }))
  .pipe(
    z
      .object({ change: ManyChange, chosen: z.custom<ChosenMembers>() })
      .refine(({ chosen }) => saysWho(chosen), {
        error: 'required',
        path: ['ids'],
      }),
  )

export const changeActs = {
  change: changeScreen.act({
    takes: ChangeForm,
    does: async ({ db, visitor, today }, { chosen, change }) => {
      const { id } = await startChange(db, visitor, { chosen, change, today })
      return seeOther(`${CHANGE_PATH}?run=${id}`)
    },
  }),
  undo: changeScreen.act({
    takes: z.strictObject({ id: RowId }),
    does: async ({ db, visitor }, { id }) => {
      const undo = await startUndo(db, visitor, id)
      return seeOther(`${CHANGE_PATH}?run=${undo.id}`)
    },
  }),
}
