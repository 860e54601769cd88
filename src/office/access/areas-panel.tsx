import { Form } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { areaWords, isArea, opensWords } from '../../people/members/area.words.ts'
import type { Permission } from '../../permissions.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { AccountLine } from './account-view.ts'
import { accountWords } from './accounts.words.ts'
import { grantsWords } from './grants.words.ts'

type AreasProps = {
  readonly line: AccountLine
  readonly byRole: readonly Permission[]
  readonly grants: readonly { readonly id: number; readonly permission: Permission }[]
  readonly missing: readonly Permission[]
  readonly mayGrant: boolean
  readonly fault: FormFault | undefined
}

/** What the account opens: by its role, and what was given to the person beyond it. */
export function AreasPanel({ line, byRole, grants, missing, mayGrant, fault }: AreasProps) {
  const say = useWords(accountWords)
  const sayArea = useWords(areaWords)
  if (line.role === 'Webmaster')
    return (
      <Panel title={say('areas')}>
        <p className="text-muted">{say('everything')}</p>
      </Panel>
    )
  return (
    <Panel title={say('areas')}>
      <h3 className="mb-2 font-semibold">{say('byRole')}</h3>
      <p className="mb-5 flex flex-wrap gap-1.5">
        {byRole.length === 0 && <span className="text-muted">{say('noGrant')}</span>}
        {byRole.filter(isArea).map((area) => (
          <Badge key={area}>{sayArea(area)}</Badge>
        ))}
      </p>
      <h3 className="mb-2 font-semibold">{say('byGrant')}</h3>
      {grants.length === 0 && <p className="text-muted">{say('noGrant')}</p>}
      <ul className="grid gap-3">
        {grants.map(({ id, permission }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <AreaText permission={permission} />
            {mayGrant && <TakeBack id={id} permission={permission} fault={fault} />}
          </li>
        ))}
      </ul>
      {missing.length > 0 && <GiveArea key={missing.length} missing={missing} fault={fault} />}
    </Panel>
  )
}

export function AreaText({ permission }: { readonly permission: Permission }) {
  const sayArea = useWords(areaWords)
  const sayOpens = useWords(opensWords)
  if (!isArea(permission)) return null
  return (
    <p className="min-w-0 flex-1 basis-60">
      <span className="block font-medium">{sayArea(permission)}</span>
      <span className="block text-sm text-muted">{sayOpens(permission)}</span>
    </p>
  )
}

type TakeProps = {
  readonly id: number
  readonly permission: Permission
  readonly from?: string
  readonly fault: FormFault | undefined
}

/** Unfolds to the password: giving and taking rights is a power of its own. */
export function TakeBack({ id, permission, from, fault }: TakeProps) {
  const say = useWords(grantsWords)
  const sayArea = useWords(areaWords)
  const area = isArea(permission) ? sayArea(permission) : permission
  const isMine = fault?.values.intent === 'take' && fault.values.grant === String(id)
  return (
    <details open={isMine} className="max-w-96">
      <summary
        className="link cursor-pointer text-[0.9375rem]"
        aria-label={say('takeNamed', { area: from ? `${area}, ${from}` : area })}
      >
        {say('take')}
      </summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="grant" value={id} />
        <OwnPassword error={isMine ? fault.fields.password : undefined} />
        <Button type="submit" name="intent" value="take" size="small" className="justify-self-start">
          {say('take')}
        </Button>
      </Form>
    </details>
  )
}

function GiveArea({ missing, fault }: Pick<AreasProps, 'missing' | 'fault'>) {
  const say = useWords(grantsWords)
  const refused = fault?.values.intent === 'grant' ? fault : undefined
  return (
    <Form method="post" className="mt-5 grid gap-4 border-t border-line pt-5">
      <Field label={say('area')} hint={say('along')} className="max-w-96">
        <AreaSelect areas={missing} chosen={refused?.values.permission} />
      </Field>
      <OwnPassword error={refused?.fields.password} />
      <Button type="submit" name="intent" value="grant" className="justify-self-start max-sm:w-full">
        {say('give')}
      </Button>
    </Form>
  )
}

type SelectProps = { readonly areas: readonly Permission[]; readonly chosen?: string | undefined }

export function AreaSelect({ areas, chosen = '' }: SelectProps) {
  const say = useWords(grantsWords)
  const sayArea = useWords(areaWords)
  return (
    <Select
      name="permission"
      required
      defaultValue={chosen}
      options={[
        { value: '', label: say('chooseArea') },
        ...areas.filter(isArea).map((value) => ({ value, label: sayArea(value) })),
      ]}
    />
  )
}
