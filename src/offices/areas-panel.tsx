import { Form } from 'react-router'
import { areaWords, isArea, opensWords } from '../members/area.words.ts'
import type { Permission } from '../permissions.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'
import { Select } from '../ui/select.tsx'
import { useWords } from '../ui/use-words.ts'
import type { AccountLine } from './account-view.ts'
import { accountWords } from './accounts.words.ts'
import { grantsWords } from './grants.words.ts'

type AreasProps = {
  readonly line: AccountLine
  readonly byRole: readonly Permission[]
  readonly grants: readonly { readonly id: number; readonly permission: Permission }[]
  readonly missing: readonly Permission[]
  readonly mayGrant: boolean
}

/** What the account opens: by its role, and what was given to the person beyond it. */
export function AreasPanel({ line, byRole, grants, missing, mayGrant }: AreasProps) {
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
            {mayGrant && <TakeBack id={id} permission={permission} />}
          </li>
        ))}
      </ul>
      {missing.length > 0 && <GiveArea key={missing.length} missing={missing} />}
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

type TakeProps = { readonly id: number; readonly permission: Permission; readonly from?: string }

export function TakeBack({ id, permission, from }: TakeProps) {
  const say = useWords(grantsWords)
  const sayArea = useWords(areaWords)
  const area = isArea(permission) ? sayArea(permission) : permission
  return (
    <Form method="post">
      <input type="hidden" name="grant" value={id} />
      <Button
        type="submit"
        name="wish"
        value="take"
        size="small"
        aria-label={say('takeNamed', { area: from ? `${area}, ${from}` : area })}
      >
        {say('take')}
      </Button>
    </Form>
  )
}

function GiveArea({ missing }: Pick<AreasProps, 'missing'>) {
  const say = useWords(grantsWords)
  return (
    <Form method="post" className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-5">
      <Field label={say('area')} hint={say('along')} className="min-w-0 flex-1 basis-64">
        <AreaSelect areas={missing} />
      </Field>
      <Button type="submit" name="wish" value="grant" className="mb-7 max-sm:w-full">
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
