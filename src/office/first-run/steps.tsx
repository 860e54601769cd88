import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Link } from '../../ground/ui/link.tsx'
import type { ClubFormProps } from '../club/club-form.tsx'
import { FIRST_RUN_PATH } from './first-run.ts'
import { IdentityForm } from '../club/identity-form.tsx'
import { LogoForm } from '../club/logo-form.tsx'
import { ClubAccountForm } from '../../money/payments/club-account-form.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { firstRunScreenWords } from './first-run-screen.words.ts'

type ClubStepProps = Pick<ClubFormProps, 'club' | 'fault'>

export function NameStep(form: ClubStepProps) {
  return (
    <>
      <IdentityForm {...form} path={`${FIRST_RUN_PATH}?krok=name`} isShort />
      <LogoForm {...form} path={`${FIRST_RUN_PATH}?krok=name`} />
    </>
  )
}

export function AccountStep(form: ClubStepProps) {
  return <ClubAccountForm key={form.club.account} {...form} path={`${FIRST_RUN_PATH}?krok=account`} />
}

type DivisionsStepProps = {
  readonly divisions: readonly { readonly id: number; readonly name: string }[]
  readonly fault: FormFault | undefined
}

export function DivisionsStep({ divisions, fault }: DivisionsStepProps) {
  const say = useWords(firstRunScreenWords)
  const isPending = useNavigation().formData?.get('intent') === 'division'
  return (
    <Panel title={say('divisions')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('divisionsText')}</p>
      {divisions.length > 0 && (
        <ul className="mb-5 flex flex-wrap gap-2">
          {divisions.map(({ id, name }) => (
            <li key={id} className="rounded-lg bg-sunk px-3 py-1.5 font-medium">
              {name}
            </li>
          ))}
          <li>
            <Link to="/admin/sprava/divisions" className="link inline-block px-1.5 py-1.5">
              {say('divisionsEdit')}
            </Link>
          </li>
        </ul>
      )}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Form
        key={divisions.length}
        method="post"
        action={`${FIRST_RUN_PATH}?krok=divisions`}
        preventScrollReset
        autoComplete="off"
        className="grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={say('divisionName')} hint={say('divisionNameHint')} error={fault?.fields.name}>
            <TextInput name="name" required maxLength={100} defaultValue={fault?.values.name} />
          </Field>
          <Field label={say('divisionMeets')} hint={say('divisionMeetsHint')} error={fault?.fields.meets}>
            <TextInput name="meets" maxLength={200} defaultValue={fault?.values.meets} />
          </Field>
        </div>
        <div>
          <Button
            type="submit"
            name="intent"
            value="division"
            variant="primary"
            pending={isPending}
            className="max-sm:w-full"
          >
            {say('divisionAdd')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

type TextsStepProps = { readonly versions: Readonly<Record<'stanovy' | 'soukromi', number>> }

export function TextsStep({ versions }: TextsStepProps) {
  const say = useWords(firstRunScreenWords)
  return (
    <Panel title={say('texts')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('textsText')}</p>
      <ul className="mb-5 divide-y divide-line border-y border-line">
        {(['stanovy', 'soukromi'] as const).map((slug) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span>
              <span className="font-semibold">{say(slug)}</span>
              <span className="block text-sm text-muted">
                {versions[slug] > 1 ? say('version', { version: versions[slug] }) : say('firstVersion')}
              </span>
            </span>
            <ButtonLink to={`/pages/${slug}/edit`}>{say('edit')}</ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mb-5 max-w-[70ch] text-sm text-muted">{say('confirmAgain')}</p>
      <ActButton
        to={FIRST_RUN_PATH}
        leads
        intent="keep"
        sends={{ step: 'texts' }}
        variant="primary"
        className="max-sm:w-full"
      >
        {say('keepTexts')}
      </ActButton>
    </Panel>
  )
}

export function MembersStep({ count }: { readonly count: number }) {
  const say = useWords(firstRunScreenWords)
  return (
    <Panel title={say('members')} flush>
      <div className="px-5 pb-5 md:px-6">
        <p className="max-w-[70ch] text-muted">{say('membersText')}</p>
        {count > 0 && <p className="mt-3 font-semibold">{say('membersCount', { count })}</p>}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        <Way to="/admin/members/import" title={say('import')}>
          {say('importText')}
        </Way>
        <Way to="/admin/members?add=1" title={say('byHand')}>
          {say('byHandText')}
        </Way>
      </ul>
    </Panel>
  )
}

type WayProps = { readonly to: string; readonly title: string; readonly children: ReactNode }

export function Way({ to, title, children }: WayProps) {
  return (
    <li>
      <Link to={to} className="flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunk md:px-6">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
