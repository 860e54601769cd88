import type { OwnField } from '../../ground/values/own-field.ts'
import type { Choices } from './member-choices.server.ts'
import type { CardForm } from './member-form.ts'
import type { MemberField, SeenCard } from './visibility.ts'

export type CardFieldsProps = {
  readonly card: SeenCard
  readonly writable: readonly MemberField[]
  /** Of the club's own fields, those the reader may write. */
  readonly ownWritable: readonly OwnField[]
  readonly choices: Choices
  readonly values: CardForm
  readonly fields: Readonly<Record<string, string>>
}
