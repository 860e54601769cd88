import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { areaWords, isArea, opensWords } from '../../people/members/area.words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { neededBy, type Permission, PERMISSIONS, type Role } from '../../permissions.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { ACCOUNTS_PATH } from './account-filter.ts'
import { AreaSelect, AreaText, TakeBack } from './areas-panel.tsx'
import { grantableIn, SPRAVA } from './grant.ts'
import { grantsWords } from './grants.words.ts'

type SeenGrant = {
  readonly id: number
  readonly permission: Permission
  readonly role: Role | null
  readonly accountId: number | null
  readonly email: string | null
  readonly name: string | null
  readonly grantedBy: string | null
  readonly when: string
}
type ListProps = {
  readonly grants: readonly SeenGrant[]
  readonly mayGive: boolean
  readonly fault: FormFault | undefined
}
type PeopleProps = ListProps & { readonly maySeeAccounts: boolean }

/** The specification's 'three specific user ids', kept where they can be seen and changed. */
export function SpravaPanel({ grants, mayGive, maySeeAccounts, fault }: PeopleProps) {
  const say = useWords(grantsWords)
  const listed = grants.filter(({ permission }) => permission === SPRAVA)
  return (
    <Panel title={say('sprava')}>
      <p className="mb-3 text-muted">{say('spravaLead')}</p>
      {listed.length === 0 ? (
        <p>{say('spravaNobody')}</p>
      ) : (
        <ul className="grid gap-3">
          {listed.map((grant) => (
            <li key={grant.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 flex-1 basis-48">
                <Receiver grant={grant} maySeeAccounts={maySeeAccounts} />
              </p>
              {mayGive && (
                <TakeBack
                  id={grant.id}
                  permission={SPRAVA}
                  from={grant.name ?? grant.email ?? ''}
                  fault={fault}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Receiver({
  grant,
  maySeeAccounts,
}: {
  readonly grant: SeenGrant
  readonly maySeeAccounts: boolean
}) {
  const say = useWords(grantsWords)
  const sayRole = useWords(roleWords)
  if (grant.role) return <span className="font-semibold">{sayRole(grant.role)}</span>
  const name = grant.name ?? grant.email
  return (
    <>
      {maySeeAccounts ? (
        <Link to={`${ACCOUNTS_PATH}/${grant.accountId}`} className="link font-semibold">
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="figures block text-sm text-muted">
        {say('accountNumber', { id: String(grant.accountId) })}
      </span>
    </>
  )
}

export function RolesPanel({ grants, mayGive, fault }: ListProps) {
  const say = useWords(grantsWords)
  const sayRole = useWords(roleWords)
  const ofRoles = grants.filter(({ role }) => role !== null)
  return (
    <Panel title={say('roles')}>
      {ofRoles.length === 0 && <p className="text-muted">{say('noRoles')}</p>}
      <ul className="grid gap-4">
        {ofRoles.map((grant) => (
          <GrantLine
            key={grant.id}
            grant={grant}
            mayGive={mayGive}
            fault={fault}
            from={grant.role ? sayRole(grant.role) : ''}
          >
            <Badge tone="accent">{grant.role && sayRole(grant.role)}</Badge>
          </GrantLine>
        ))}
      </ul>
    </Panel>
  )
}

export function PeoplePanel({ grants, mayGive, maySeeAccounts, fault }: PeopleProps) {
  const say = useWords(grantsWords)
  const ofPeople = grants.filter(({ accountId, permission }) => accountId !== null && permission !== SPRAVA)
  return (
    <Panel title={say('people')}>
      {ofPeople.length === 0 && <p className="text-muted">{say('noPeople')}</p>}
      <ul className="grid gap-4">
        {ofPeople.map((grant) => (
          <GrantLine
            key={grant.id}
            grant={grant}
            mayGive={mayGive}
            fault={fault}
            from={grant.name ?? grant.email ?? ''}
          >
            <Receiver grant={grant} maySeeAccounts={maySeeAccounts} />
          </GrantLine>
        ))}
      </ul>
    </Panel>
  )
}

type GrantLineProps = {
  readonly grant: SeenGrant
  readonly mayGive: boolean
  readonly fault: FormFault | undefined
  readonly from: string
  readonly children: ReactNode
}

function GrantLine({ grant, mayGive, fault, from, children }: GrantLineProps) {
  const say = useWords(grantsWords)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <div className="mb-1.5">{children}</div>
        <AreaText permission={grant.permission} />
        <p className="figures mt-1 text-sm text-muted">
          {grant.grantedBy
            ? say('givenBy', { who: grant.grantedBy, when: grant.when })
            : say('givenOn', { when: grant.when })}
        </p>
      </div>
      {mayGive && <TakeBack id={grant.id} permission={grant.permission} from={from} fault={fault} />}
    </li>
  )
}

type GiveProps = { readonly roles: readonly Role[]; readonly fault: FormFault | undefined }

/** Two short forms: which area to which role, and which area to whom. */
export function GivePanel({ roles, fault }: GiveProps) {
  const say = useWords(grantsWords)
  const { off } = useClub()
  const sayRole = useWords(roleWords)
  const values = fault?.values ?? {}
  const form = 'grid gap-4'
  return (
    <Panel title={say('giveTitle')}>
      <p className="mb-5 text-muted">{say('along')}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <Form method="post" className={form}>
          <h3 className="font-semibold">{say('toRole')}</h3>
          <Field label={say('role')}>
            <Select
              name="role"
              defaultValue={values.role ?? 'RoadCaptain'}
              options={roles.map((value) => ({ value, label: sayRole(value) }))}
            />
          </Field>
          <Field label={say('area')}>
            <AreaSelect
              areas={grantableIn(off)}
              chosen={values.intent === 'to-role' ? values.permission : ''}
            />
          </Field>
          <OwnPassword error={values.intent === 'to-role' ? fault?.fields.password : undefined} />
          <Button type="submit" name="intent" value="to-role" className="justify-self-start max-sm:w-full">
            {say('give')}
          </Button>
        </Form>
        <Form method="post" className={form}>
          <h3 className="font-semibold">{say('toPerson')}</h3>
          <Field label={say('person')} error={fault?.fields.person && say('unknownPerson')}>
            <TextInput
              name="person"
              required
              maxLength={254}
              autoComplete="off"
              defaultValue={values.person ?? ''}
            />
          </Field>
          <Field label={say('area')}>
            <AreaSelect
              areas={grantableIn(off)}
              chosen={values.intent === 'to-person' ? values.permission : ''}
            />
          </Field>
          <OwnPassword error={values.intent === 'to-person' ? fault?.fields.password : undefined} />
          <Button type="submit" name="intent" value="to-person" className="justify-self-start max-sm:w-full">
            {say('give')}
          </Button>
        </Form>
      </div>
    </Panel>
  )
}

/** Every area in people's words: what it opens, what comes along, and who has it from the start. */
export function AllAreas() {
  const say = useWords(grantsWords)
  const { off } = useClub()
  const sayArea = useWords(areaWords)
  const sayOpens = useWords(opensWords)
  const sayRole = useWords(roleWords)
  return (
    <Panel title={say('all')} className="mt-5">
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2 2xl:grid-cols-3">
        {grantableIn(off)
          .filter(isArea)
          .map((permission) => {
            const along = neededBy(permission).filter(isArea)
            const roles = PERMISSIONS[permission]
            return (
              <div key={permission}>
                <dt className="font-semibold">{sayArea(permission)}</dt>
                <dd className="text-[0.9375rem]">
                  {sayOpens(permission)}
                  <span className="block text-sm text-muted">
                    {say('has')}: {['Webmaster' as const, ...roles].map((role) => sayRole(role)).join(', ')}
                    {along.length > 0 &&
                      `; ${say('brings', { areas: along.map((area) => sayArea(area)).join(', ') })}`}
                  </span>
                </dd>
              </div>
            )
          })}
      </dl>
    </Panel>
  )
}
