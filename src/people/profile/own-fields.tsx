import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { fieldWords } from '../members/member-field.words.ts'
import type { CardForm } from '../members/member-form.ts'
import { MotorcycleFields } from '../members/motorcycle-fields.tsx'
import { ownFieldWords } from '../members/own-field.words.ts'
import { OwnInputs } from '../members/own-fields.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { SaveBar } from '../../ground/ui/save-bar.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { profileScreenWords } from './profile.words.ts'
import type { ProfileView } from './view-profile.server.ts'
import { saidOnce } from './who-sees.ts'

type OwnFieldsProps = { readonly mine: ProfileView; readonly fault: FormFault | undefined }

/** One's own card as a form, each section with who sees it. */
export function OwnFields({ mine, fault }: OwnFieldsProps) {
  const say = useWords(profileScreenWords)
  const sayOwn = useWords(ownFieldWords)
  const isPending = useNavigation().formData?.get('intent') === 'save'
  const values: CardForm = fault ? fault.values : mine.form
  const text = { values, fields: fault?.fields ?? {} }
  return (
    <Form method="post" noValidate className="grid min-w-0 gap-5">
      <p className="text-muted">{say('lead')}</p>
      <input type="hidden" name="version" value={mine.card.version} />
      <Group
        title={say('you')}
        mine={mine}
        fields={['firstName', 'lastName', 'nickname', 'birthDate', 'phone']}
      >
        <Text {...text} name="firstName" required autoComplete="given-name" maxLength={100} />
        <Text {...text} name="lastName" required autoComplete="family-name" maxLength={100} />
        <Text {...text} name="nickname" autoComplete="nickname" maxLength={100} />
        <Text {...text} name="birthDate" type="date" autoComplete="bday" />
        <Text {...text} name="phone" type="tel" autoComplete="tel" maxLength={40} />
      </Group>
      <Group title={say('address')} mine={mine} fields={['street', 'city', 'postalCode']}>
        <Text {...text} name="street" autoComplete="street-address" maxLength={200} isWide />
        <Text {...text} name="city" autoComplete="address-level2" maxLength={100} />
        <Text {...text} name="postalCode" autoComplete="postal-code" inputMode="numeric" maxLength={12} />
      </Group>
      <Group title={say('emergency')} mine={mine} fields={['emergencyName', 'emergencyPhone']}>
        <Text {...text} name="emergencyName" autoComplete="off" maxLength={200} />
        <Text {...text} name="emergencyPhone" type="tel" autoComplete="off" maxLength={40} />
      </Group>
      {mine.ownWritable.length > 0 && (
        <Panel title={sayOwn('title')}>
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
            <OwnInputs own={mine.ownWritable} {...text} />
          </div>
          <WhoSees lines={saidOnce(mine.ownSees)} />
        </Panel>
      )}
      <div>
        <MotorcycleFields writable={mine.writable} values={values} fields={text.fields} />
        <WhoSees
          lines={saidOnce([
            { name: say('motorcycle'), sees: mine.sees.motorcycles },
            { name: say('plate'), sees: mine.sees.plates },
          ])}
        />
      </div>
      <Consents mine={mine} values={values} />
      <SaveBar text={say('save')} intent="save" pending={isPending} />
    </Form>
  )
}

type GroupProps = {
  readonly title: string
  readonly mine: ProfileView
  readonly fields: readonly TextName[]
  readonly children: ReactNode
}

function Group({ title, mine, fields, children }: GroupProps) {
  const say = useWords(fieldWords)
  return (
    <Panel title={title}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
      <WhoSees lines={saidOnce(fields.map((name) => ({ name: say(name), sees: mine.sees[name] })))} />
    </Panel>
  )
}

function WhoSees({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-0.5 text-sm text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type TextName =
  | 'firstName'
  | 'lastName'
  | 'nickname'
  | 'birthDate'
  | 'phone'
  | 'street'
  | 'city'
  | 'postalCode'
  | 'emergencyName'
  | 'emergencyPhone'

type TextProps = {
  readonly values: CardForm
  readonly fields: Readonly<Record<string, string>>
  readonly name: TextName
  readonly type?: 'text' | 'tel' | 'date'
  readonly required?: boolean
  readonly autoComplete: string
  readonly inputMode?: 'numeric'
  readonly maxLength?: number
  readonly isWide?: boolean
}

function Text({ values, fields, name, isWide = false, ...input }: TextProps) {
  const say = useWords(fieldWords)
  return (
    <Field label={say(name)} error={fields[name]} className={isWide ? 'sm:col-span-2' : undefined}>
      <TextInput name={name} defaultValue={values[name] ?? ''} {...input} />
    </Field>
  )
}

type ConsentsProps = { readonly mine: ProfileView; readonly values: CardForm }

function Consents({ mine, values }: ConsentsProps) {
  const say = useWords(profileScreenWords)
  return (
    <Panel title={say('consents')}>
      <div className="grid gap-4">
        <div>
          <Checkbox
            name="consentsToPhotos"
            label={say('photosTick')}
            defaultChecked={'consentsToPhotos' in values}
          />
          <LastWord mine={mine} kind="photos" />
        </div>
        <div>
          <Checkbox
            name="sharesContact"
            label={say('contactTick')}
            defaultChecked={'sharesContact' in values}
          />
          <LastWord mine={mine} kind="contact" />
        </div>
        <Link to="/soukromi" className="justify-self-start text-sm underline underline-offset-4">
          {say('notice')}
        </Link>
      </div>
    </Panel>
  )
}

function LastWord({ mine, kind }: { readonly mine: ProfileView; readonly kind: 'photos' | 'contact' }) {
  const say = useWords(profileScreenWords)
  const language = useLanguage()
  const last = mine.consents.find((consent) => consent.kind === kind)
  const told = last && {
    day: dayInFigures(last.on, language),
    version: String(last.noticeVersion ?? '–'),
  }
  return (
    <p className="figures mt-1 pl-8 text-sm text-muted">
      {told ? say(last.given ? 'given' : 'withdrawn', told) : say('neverGiven')}
    </p>
  )
}
