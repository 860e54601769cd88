import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { momentInFigures } from '../../ground/values/moment.ts'
import { can, ROLES } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/grants.screen'
import { ACCOUNTS_PATH } from './account-filter.ts'
import { Area, findAccountId, giveGrant, takeGrant } from './give-grant.server.ts'
import { AllAreas, GivePanel, PeoplePanel, RolesPanel, SpravaPanel } from './grant-panels.tsx'
import { GRANTED_ROLES } from './grant.ts'
import { listGrants } from './grants.server.ts'
import { grantsWords } from './grants.words.ts'

const PATH = '/admin/sprava/grants'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const grants = await listGrants(db)
  return {
    title: `${speak(grantsWords, language)('title')} · ${club.name}`,
    grants: grants.map(({ grantedAt, ...grant }) => ({
      ...grant,
      when: momentInFigures(grantedAt, language),
    })),
    mayGive: can(visitor, 'grants.give'),
    maySeeAccounts: can(visitor, 'accounts.manage'),
  }
}

const password = z.string().max(1000).optional()
const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('to-role'), role: z.enum(ROLES), permission: Area, password }),
  z.strictObject({
    intent: z.literal('to-person'),
    person: z.string().trim().min(1).max(254),
    permission: Area,
    password,
  }),
  z.strictObject({ intent: z.literal('take'), grant: RowId, password }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent', 'role', 'person', 'permission', 'grant'], async (form) => {
    await fulfil(context, visitor, parseForm(Input, form))
    throw redirect(PATH, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
  })
}

async function fulfil({ db }: RequestContext, visitor: Visitor, input: z.infer<typeof Input>): Promise<void> {
  if (!can(visitor, 'grants.give')) throw new Refusal('not_allowed')
  if (input.intent === 'take') return takeGrant(db, visitor, { id: input.grant, password: input.password })
  const { permission, password: said } = input
  if (input.intent === 'to-role') {
    await giveGrant(db, visitor, { permission, role: input.role, password: said })
    return undefined
  }
  const accountId = await findAccountId(db, input.person)
  if (accountId === null) throw new Refusal('invalid_fields', { fields: { person: 'invalid' } })
  await giveGrant(db, visitor, { permission, accountId, password: said })
  return undefined
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function GrantsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(grantsWords)
  const { grants, mayGive, maySeeAccounts } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <>
      <Link to="/admin/sprava" className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('back')}
      </Link>
      <PageTitle
        title={say('title')}
        actions={maySeeAccounts && <ButtonLink to={ACCOUNTS_PATH}>{say('accounts')}</ButtonLink>}
      />
      <p className="mb-5 max-w-[75ch] text-muted">
        {say('lead')} {!mayGive && say('onlyWebmaster')}
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          {mayGive && <GivePanel key={grants.length} roles={GRANTED_ROLES} fault={fault} />}
          <SpravaPanel grants={grants} mayGive={mayGive} maySeeAccounts={maySeeAccounts} fault={fault} />
        </div>
        <div className="grid gap-5">
          <RolesPanel grants={grants} mayGive={mayGive} fault={fault} />
          <PeoplePanel grants={grants} mayGive={mayGive} maySeeAccounts={maySeeAccounts} fault={fault} />
        </div>
      </div>
      <AllAreas />
    </>
  )
}

export function ErrorBoundary() {
  const say = useWords(grantsWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
