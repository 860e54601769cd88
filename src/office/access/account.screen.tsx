import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { removeKeyOf } from '../../entry/keys/keep-passkey.server.ts'
import { listPasskeys } from '../../entry/keys/passkeys.server.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { resetSecondStep } from '../../entry/keys/turn-off-second-step.server.ts'
import { actsFor, rolesFor } from '../../people/members/account-act.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { can, PERMISSIONS, ROLES } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/account.screen'
import { ACCOUNTS_PATH } from './account-filter.ts'
import { AccessPanel, FactsPanel, RolePanel } from './account-panels.tsx'
import { RoleMark, StateMark } from './account-rows.tsx'
import { accountLine } from './account-view.ts'
import { findAccount } from './accounts.server.ts'
import { accountWords, accountsWords } from './accounts.words.ts'
import { AreasPanel } from './areas-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { Area, giveGrant, takeGrant } from './give-grant.server.ts'
import { grantableIn, missingAreas } from './grant.ts'
import { listGrants } from './grants.server.ts'
import {
  changeAccountRole,
  proveOver,
  sendPasswordLink,
  signOutAccount,
  switchAccount,
} from './handle-account.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const id = idOf(args.params.id)
  const [row, grants, keys] = await Promise.all([
    findAccount(db, id),
    listGrants(db, id),
    listPasskeys(db, id),
  ])
  if (!row) throw notFound()
  const line = accountLine(row, language)
  const { role, hasSecondStep } = row
  const handled = { id, role, isActive: row.deactivatedAt === null, hasSecondStep }
  const moment = (when: Date | null) => when && momentInFigures(when, language)
  return {
    title: `${line.name ?? line.email} · ${club.name}`,
    line,
    memberId: row.memberId,
    cardNumber: row.number,
    devices: row.devices,
    hasPassword: row.hasPassword,
    passkeys: row.passkeys,
    moments: {
      created: moment(row.createdAt),
      signedIn: moment(row.signedInAt),
      seen: moment(row.seenAt),
      rules: moment(row.confirmedRulesAt),
      profile: moment(row.verifiedProfileAt),
    },
    isOwn: row.id === visitor.id,
    isBeyond: row.role === 'Webmaster' && visitor.role !== 'Webmaster',
    // Who is out of the club comes back by his card.
    acts: actsFor(visitor, handled).filter(
      (act) => act !== 'reactivate' || (!row.archivedAt && !row.excludedOn),
    ),
    roles: rolesFor(visitor, handled),
    byRole: grantableIn(visitor.off ?? []).filter((permission) => PERMISSIONS[permission].includes(row.role)),
    grants: grants.map(({ id: grantId, permission }) => ({ id: grantId, permission })),
    missing: can(visitor, 'grants.give') ? missingAreas(row, row.grants, visitor.off) : [],
    mayGrant: can(visitor, 'grants.give'),
    governs: can(visitor, 'webmasters.govern'),
    keys: can(visitor, 'webmasters.govern')
      ? keys.map(({ id: keyId, name, lastUsedAt }) => ({ id: keyId, name, used: moment(lastUsedAt) }))
      : [],
  }
}

function idOf(text: string): number {
  const parsed = RowId.safeParse(text)
  if (!parsed.success) throw notFound()
  return parsed.data
}

const password = z.string().max(1000).optional()
const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('role'), role: z.enum(ROLES), password }),
  z.strictObject({ intent: z.literal('send-link') }),
  z.strictObject({ intent: z.literal('sign-out') }),
  z.strictObject({ intent: z.literal('second-step-off'), password }),
  z.strictObject({ intent: z.literal('deactivate'), password }),
  z.strictObject({ intent: z.literal('reactivate'), password }),
  z.strictObject({ intent: z.literal('grant'), permission: Area, password }),
  z.strictObject({ intent: z.literal('take'), grant: RowId, password }),
  z.strictObject({ intent: z.literal('remove-passkey'), passkeyId: RowId, password }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const accountId = idOf(args.params.id)
  return answerForm(args, ['intent', 'role', 'permission', 'grant', 'passkeyId'], async (form) => {
    await fulfil(context, visitor, accountId, parseForm(Input, form))
    throw redirect(`${ACCOUNTS_PATH}/${accountId}`, {
      status: 303,
      headers: { 'set-cookie': flashCookie('saved') },
    })
  })
}

async function fulfil(
  { db, today }: RequestContext,
  visitor: Visitor,
  accountId: number,
  input: z.infer<typeof Input>,
): Promise<void> {
  if (input.intent === 'send-link') return sendPasswordLink(db, visitor, accountId)
  if (input.intent === 'sign-out') {
    await signOutAccount(db, visitor, accountId)
    return undefined
  }
  const { password: said } = input
  switch (input.intent) {
    case 'role':
      return changeAccountRole(db, visitor, { accountId, role: input.role, today, password: said })
    case 'second-step-off': {
      const isProved = await proveOver(db, visitor, { accountId, password: said })
      return resetSecondStep(db, visitor, { accountId, isProved })
    }
    case 'grant':
      await giveGrant(db, visitor, { permission: input.permission, accountId, password: said })
      return undefined
    case 'take':
      return takeGrant(db, visitor, { id: input.grant, password: said })
    case 'remove-passkey':
      await provePower(db, visitor, 'webmasters.govern', { password: said })
      return removeKeyOf(db, visitor, { accountId, passkeyId: input.passkeyId })
    case 'deactivate':
    case 'reactivate': {
      const deactivated = input.intent === 'deactivate'
      return switchAccount(db, visitor, { accountId, deactivated, today, password: said })
    }
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function AccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(accountWords)
  const { line } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  const errorOf = (intent: string) => (fault?.values.intent === intent ? fault.fields.password : undefined)
  return (
    <>
      <Link to={ACCOUNTS_PATH} className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('back')}
      </Link>
      <PageTitle
        title={line.name ?? line.email}
        note={
          <span className="flex flex-wrap gap-1.5">
            <RoleMark role={line.role} />
            <StateMark state={line.state} />
          </span>
        }
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <FactsPanel {...loaderData} />
        <div className="grid gap-5">
          <RolePanel key={line.role} {...loaderData} error={errorOf('role')} />
          <AccessPanel {...loaderData} errorOf={errorOf} />
          <KeysPanel keys={loaderData.keys} error={errorOf('remove-passkey')} />
        </div>
        <div className="xl:col-span-2">
          <AreasPanel {...loaderData} fault={fault} />
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const say = useWords(accountWords)
  return (
    <>
      <PageTitle title={useWords(accountsWords)('title')} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
