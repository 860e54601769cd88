import type { ReactNode } from 'react'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { profileWords } from './onboarding.words.ts'

export type ProfileValues = {
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly phone: string | null
  readonly birthDate: string | null
  readonly street: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly emergencyName: string | null
  readonly emergencyPhone: string | null
  readonly consentsToPhotos: boolean
  readonly sharesContact: boolean
}

type TextName = Exclude<keyof ProfileValues, 'consentsToPhotos' | 'sharesContact'>
type ConsentName = 'consentsToPhotos' | 'sharesContact'
export type ProfileForm = { readonly profile: ProfileValues; readonly fault: FormFault | undefined }

/** What a member says about himself, group by group, each with a sentence about who sees it. */
export function ProfileFields({ form }: { readonly form: ProfileForm }) {
  return (
    <div className="grid gap-8">
      <Group title="you" note="youNote">
        <Text form={form} name="firstName" required autoComplete="given-name" maxLength={100} />
        <Text form={form} name="lastName" required autoComplete="family-name" maxLength={100} />
        <Text form={form} name="nickname" autoComplete="nickname" maxLength={100} />
        <Text form={form} name="birthDate" type="date" min="1900-01-02" autoComplete="bday" />
        <Text form={form} name="phone" type="tel" autoComplete="tel" maxLength={40} />
      </Group>
      <Group title="address" note="addressNote">
        <Text form={form} name="street" autoComplete="street-address" maxLength={200} isWide />
        <Text form={form} name="city" autoComplete="address-level2" maxLength={100} />
        <Text form={form} name="postalCode" autoComplete="postal-code" inputMode="numeric" maxLength={12} />
      </Group>
      <Group title="emergency" note="emergencyNote">
        <Text form={form} name="emergencyName" autoComplete="off" maxLength={200} />
        <Text form={form} name="emergencyPhone" type="tel" autoComplete="off" maxLength={40} />
      </Group>
      <Group title="consents" note="consentsNote">
        <Consent form={form} name="consentsToPhotos" />
        <Consent form={form} name="sharesContact" />
      </Group>
    </div>
  )
}

type GroupProps = {
  readonly title: 'you' | 'address' | 'emergency' | 'consents'
  readonly note: 'youNote' | 'addressNote' | 'emergencyNote' | 'consentsNote'
  readonly children: ReactNode
}

function Group({ title, note, children }: GroupProps) {
  const say = useWords(profileWords)
  return (
    <fieldset>
      <legend className="font-display text-2xl leading-tight font-bold">{say(title)}</legend>
      <p className="mt-0.5 mb-4 text-[0.9375rem] text-muted">{say(note)}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type TextProps = {
  readonly form: ProfileForm
  readonly name: TextName
  readonly type?: 'text' | 'tel' | 'date'
  readonly required?: boolean
  readonly autoComplete: string
  readonly inputMode?: 'numeric'
  readonly min?: string
  readonly maxLength?: number
  readonly isWide?: boolean
}

function Text({ form: { profile, fault }, name, isWide = false, ...input }: TextProps) {
  const say = useWords(profileWords)
  const value = fault?.values[name] ?? profile[name] ?? ''
  return (
    <Field label={say(name)} error={fault?.fields[name]} className={isWide ? 'sm:col-span-2' : undefined}>
      <TextInput name={name} defaultValue={value} {...input} />
    </Field>
  )
}

type ConsentProps = { readonly form: ProfileForm; readonly name: ConsentName }

function Consent({ form: { profile, fault }, name }: ConsentProps) {
  const say = useWords(profileWords)
  // A box that is not ticked is not sent at all, so only the form as a whole tells whether it was.
  const isTicked = fault ? name in fault.values : profile[name]
  return <Checkbox name={name} label={say(name)} defaultChecked={isTicked} className="sm:col-span-2" />
}
