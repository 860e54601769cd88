import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { OWN_KINDS, OWN_ROWS } from '../../ground/values/own-field.ts'
import { speak } from '../../ground/values/words.ts'
import { NewOwnField, OwnFieldPatch } from './own-field-input.ts'
import { ownFieldsWords, ownRowWords } from './own-fields.words.ts'
import { listHeldFields } from './own-fields.server.ts'
import { rowInWords } from './row-in-words.ts'
import {
  addOwnField,
  changeOwnField,
  deleteOwnField,
  moveOwnField,
  removeChoice,
} from './save-own-field.server.ts'

export const ownFieldsScreen = declareScreen({ who: 'club.administer' })

export async function viewOwnFields({ db, language, club }: Given) {
  const sayRow = speak(ownRowWords, language)
  const fields = await listHeldFields(db)
  const used = fields.map(({ seenAs }) => seenAs)
  return {
    title: speak(ownFieldsWords, language)('title'),
    fields,
    kinds: OWN_KINDS,
    rows: OWN_ROWS.filter((row) => row !== 'hog' || !club.off.includes('hog') || used.includes(row)).map(
      (row) => ({
        row,
        name: sayRow(row),
        says: rowInWords(row, language),
      }),
    ),
  }
}

const One = z.strictObject({ id: RowId })
const saved = () => seeOther('/admin/sprava/own-fields', flashCookie('saved'))
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

const moves = (step: -1 | 1) =>
  ownFieldsScreen.act({
    takes: One,
    does: async ({ db, visitor }, { id }) => {
      await moveOwnField(db, visitor, { id, step })
      return saved()
    },
  })

const Removed = z.strictObject({
  id: RowId,
  choice: RowId,
  moveTo: z.union([RowId, z.null()]).optional(),
})

/** A choice is named by its number, so that none is lost while somebody else renames it. */
const CHOICE = /^choice\.([1-9]\d{0,8})$/

function patchOf(form: FormValues): unknown {
  const old = Object.entries(form).flatMap(([name, text]) => {
    const [, id] = CHOICE.exec(name) ?? []
    return id === undefined ? [] : [{ id: Number(id), name: text }]
  })
  const added = linesOf(form.newChoices ?? '').map((name) => ({ name }))
  return {
    name: form.name,
    seenAs: form.seenAs,
    inApplication: 'inApplication' in form,
    ...('newChoices' in form && { choices: [...old, ...added] }),
  }
}

export const ownFieldActs = {
  add: ownFieldsScreen.act({
    takes: formOf(NewOwnField, { choices: linesOf }),
    does: async ({ db, visitor }, field) => {
      await addOwnField(db, visitor, field)
      return saved()
    },
  }),
  save: ownFieldsScreen.act({
    does: async ({ db, visitor }, _, form) => {
      const { id } = parseForm(One, { id: form.id })
      await changeOwnField(db, visitor, { id, change: parseForm(OwnFieldPatch, patchOf(form)) })
      return saved()
    },
  }),
  up: moves(-1),
  down: moves(1),
  removeChoice: ownFieldsScreen.act({
    takes: formOf(Removed, {
      moveTo: (text) => (text === '' ? undefined : text === 'none' ? null : text),
    }),
    does: async ({ db, visitor }, removed) => {
      await removeChoice(db, visitor, removed)
      return saved()
    },
  }),
  remove: ownFieldsScreen.act({
    takes: formOf(z.strictObject({ id: RowId, sure: z.literal(true, 'must_agree') }), {
      sure: (text) => text === 'on',
    }),
    does: async ({ db, visitor }, { id }) => {
      await deleteOwnField(db, visitor, id)
      return saved()
    },
  }),
}

/** What a refused form keeps. */
export function isKept(field: string): boolean {
  return ['intent', 'id', 'name', 'kind', 'seenAs', 'inApplication', 'choices', 'newChoices', 'choice', 'moveTo'].includes(field) || CHOICE.test(field) // prettier-ignore
}

export type OwnFieldsView = Awaited<ReturnType<typeof viewOwnFields>>
