import type { Role } from '../../permissions.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { mayHandle, nextRoles } from './account-act.ts'
import { ACTION_TABLE, type MemberAction, type PlainAction } from './member-action.ts'
import { actionFormWords } from './member-action.words.ts'
import { roleWords } from './role.words.ts'
import type { SeenCard } from './visibility.ts'

/** Of whom is asked: who he is, and what his role is now. */
export type AskedCard = Pick<SeenCard, 'id' | 'firstName' | 'lastName' | 'role'>
export type Asked = { readonly card: AskedCard; readonly action: MemberAction }

export type PlainlyAsked = { readonly card: AskedCard; readonly action: PlainAction }

type ActionFieldsProps = PlainlyAsked & {
  readonly actorRole: Role
  readonly today: string
  readonly fields: Readonly<Record<string, string>>
}

export function ActionFields({ card, action, actorRole, today, fields }: ActionFieldsProps) {
  const say = useWords(actionFormWords)
  const sayRole = useWords(roleWords)
  const needs = ACTION_TABLE[action].needs ?? []
  // A Webmaster is made on the account's page, where the password is asked for.
  const roles = card.role
    ? nextRoles(card.role).filter((role) => role !== 'Webmaster' && mayHandle(actorRole, role))
    : []
  return (
    <>
      {needs.includes('role') && (
        <Field label={say('role')} error={fields.role}>
          <Select name="role" options={roles.map((role) => ({ value: role, label: sayRole(role) }))} />
        </Field>
      )}
      {needs.includes('date') && (
        <Field label={say('date')} error={fields.date}>
          <TextInput type="date" name="date" defaultValue={today} max={today} min="1900-01-02" required />
        </Field>
      )}
    </>
  )
}
