import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { OwnField } from '../../ground/values/own-field.ts'
import { OwnInputs } from '../members/own-fields.tsx'
import type { AnswerName, Step } from './application-form.ts'
import { applyWords } from './apply.words.ts'
import type { FormState } from './walk-form.server.ts'

/** Null while nobody can be asked which there are. */
export type Divisions = readonly { readonly id: number; readonly name: string }[] | null

type StepProps = {
  readonly state: FormState
  readonly divisions: Divisions
  /** Of the club's own fields those it asks for. */
  readonly own: readonly OwnField[]
}

/** The questions of one step. */
export function ApplySteps({ place, ...props }: StepProps & { readonly place: Step }) {
  const Questions = QUESTIONS[place]
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      <Questions {...props} />
    </div>
  )
}

const QUESTIONS: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  1: Person,
  2: Machine,
  3: Reasons,
}

function Person({ state, divisions, own }: StepProps) {
  const say = useWords(applyWords)
  return (
    <>
      <Text state={state} name="firstName" required autoComplete="given-name" maxLength={100} />
      <Text state={state} name="lastName" required autoComplete="family-name" maxLength={100} />
      <Text
        state={state}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        hint={say('emailHint')}
      />
      <Text state={state} name="phone" type="tel" autoComplete="tel" maxLength={40} />
      <Text state={state} name="nickname" autoComplete="nickname" maxLength={100} />
      <Text state={state} name="birthDate" type="date" min="1900-01-02" autoComplete="bday" />
      <Text state={state} name="street" autoComplete="street-address" maxLength={200} isWide />
      <Text state={state} name="city" autoComplete="address-level2" maxLength={100} />
      <Text state={state} name="postalCode" autoComplete="postal-code" inputMode="numeric" maxLength={12} />
      {divisions ? (
        <Field
          label={<Label name="division" />}
          hint={say('divisionHint')}
          error={state.fields.division}
          className="sm:col-span-2"
        >
          <Select
            name="division"
            defaultValue={state.draft.division ?? ''}
            options={[
              { value: '', label: say('noDivision') },
              ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
      ) : (
        <input type="hidden" name="division" value={state.draft.division ?? ''} />
      )}
      <OwnInputs own={own} values={state.draft} fields={state.fields} aside={say('optional')} />
    </>
  )
}

function Machine({ state }: StepProps) {
  const say = useWords(applyWords)
  const { off } = useClub()
  return (
    <>
      <Text state={state} name="motorcycle" maxLength={200} hint={say('motorcycleHint')} isWide />
      {!off.includes('hog') && <Hog state={state} />}
    </>
  )
}

function Hog({ state }: Pick<StepProps, 'state'>) {
  const say = useWords(applyWords)
  return (
    <>
      <Text
        state={state}
        name="hogNumber"
        autoCapitalize="characters"
        maxLength={40}
        hint={
          <Link to="/hog-membership" target="_blank" className="link">
            {say('hogHint')}
          </Link>
        }
      />
      <Text state={state} name="hogExpiresOn" type="date" min="1900-01-02" />
    </>
  )
}

function Reasons({ state }: StepProps) {
  const say = useWords(applyWords)
  return (
    <>
      <Text state={state} name="recommendedBy" maxLength={200} isWide hint={say('recommendedByHint')} />
      <Text state={state} name="motivation" rows={7} maxLength={5000} isWide />
    </>
  )
}

type TextProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'defaultValue'> & {
  readonly state: FormState
  readonly name: AnswerName
  readonly hint?: ReactNode
  readonly isWide?: boolean
}

function Text({ state, name, hint, isWide = false, ...input }: TextProps) {
  return (
    <Field
      label={<Label name={name} isRequired={input.required === true} />}
      hint={hint}
      error={state.fields[name]}
      className={isWide ? 'sm:col-span-2' : undefined}
    >
      <TextInput name={name} defaultValue={state.draft[name]} {...input} />
    </Field>
  )
}

function Label({ name, isRequired = false }: { readonly name: AnswerName; readonly isRequired?: boolean }) {
  const say = useWords(applyWords)
  return (
    <>
      {say(name)}
      {!isRequired && <span className="font-normal text-muted"> ({say('optional')})</span>}
    </>
  )
}
