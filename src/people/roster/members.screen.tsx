import { data, redirect } from 'react-router'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { can } from '../../permissions.ts'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/members.screen'
import { actOnMember } from '../members/act-on-member.server.ts'
import { AddMemberForm } from './add-member-form.tsx'
import { addMember } from '../members/add-member.server.ts'
import { BULK_KINDS, BULK_RIGHTS } from './bulk.ts'
import { startBulk } from './bulk-members.server.ts'
import { columnsOf } from './columns.ts'
import { listMembers } from './list-members.server.ts'
import { actionsFor } from '../members/member-action.ts'
import { NewMember } from '../members/member-change.ts'
import { countClub } from '../members/club-count.server.ts'
import { clubCountWords } from '../members/club-count.words.ts'
import { listChoices } from '../members/member-choices.server.ts'
import { MemberFilters } from './member-filters.tsx'
import { sortsFor } from './member-list.ts'
import { MemberListQuery, filterOf } from './member-query.ts'
import { addressWith, isFiltered } from './members-address.ts'
import { readAddress } from './read-address.ts'
import { MembersDesk } from './members-desk.tsx'
import { membersWords, sortedWords } from './members.words.ts'
import { mayRead, project } from '../members/visibility.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club, today } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const params = args.url.searchParams
  const { address, isProbing } = readAddress(params, visitor)
  const filter = filterOf(MemberListQuery.parse(address))
  const { cards, total, more } = await listMembers(db, { filter, viewer: visitor, today })
  const choices = await listChoices(db)
  const seen = cards.map((card) => project(card, visitor))
  const bulkKinds = BULK_KINDS.filter((kind) => can(visitor, BULK_RIGHTS[kind]))
  const mayWrite = can(visitor, 'members.write')
  const view = {
    title: `${speak(membersWords, language)('title')} · ${club.name}`,
    rows: seen.map((card) => ({
      card,
      divisionName: choices.divisions.find(({ id }) => id === card.division)?.name ?? '',
      actions: actionsFor(card, visitor),
    })),
    address,
    choices,
    inClub: await countClub(db),
    total,
    more,
    page: filter.page,
    pageSize: filter.pageSize,
    sort: filter.sort,
    sorts: sortsFor(visitor),
    columns: columnsOf(seen, visitor.memberId, visitor.off),
    today,
    bulkKinds,
    mayPrint: mayWrite,
    mayWrite,
    mayExport: can(visitor, 'members.export'),
    mayReadHistory: can(visitor, 'members.history'),
    maySeePayments: mayRead(visitor, 'paymentStatus'),
    actorRole: visitor.role,
    isAdding: mayWrite && params.has('add'),
    batchSize: bulkKinds.length > 0 ? await readBatchSize(db) : 0,
    run:
      bulkKinds.length > 0
        ? await viewCurrentRun(db, { visitor, language }, { chosen: params.get('run'), kinds: bulkKinds })
        : null,
  }
  // The list without what must not be asked, and said to be so: an order tells almost as much as the value.
  return data(view, { status: isProbing ? 422 : 200 })
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { db, visitor, today } = context
  if (!visitor) throw redirect('/login')
  return answerForm(
    args,
    ['intent', 'firstName', 'lastName', 'nickname', 'email', 'division'],
    async (form) => {
      if (form.intent === 'add') throw redirect(await addedCard(context, visitor, form), 303)
      if (BULK_KINDS.some((kind) => kind === form.intent))
        return { fault: undefined, run: await startBulk(db, visitor, { form, today }) }
      return { fault: undefined, done: await actOnMember(db, visitor, { form, today }) }
    },
  )
}

const NewCardForm = NewMember.pick({
  firstName: true,
  lastName: true,
  nickname: true,
  email: true,
  division: true,
})

async function addedCard({ db, today }: RequestContext, visitor: Visitor, form: FormValues) {
  if (!can(visitor, 'members.write')) throw new Refusal('not_allowed')
  const { firstName, lastName, nickname, email, division } = form
  const card = parseForm(NewCardForm, {
    firstName,
    lastName,
    nickname,
    email,
    division: Number(division) || null,
  })
  const { id } = await addMember(db, visitor, { card, today })
  return `/admin/${id}/edit`
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MembersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, address, total, run, isAdding, choices } = loaderData
  const say = useWords(membersWords)
  return (
    <>
      <Title {...loaderData} />
      {isAdding && <AddMemberForm choices={choices} fault={actionData?.fault} />}
      {run && <RunProgress batchId={run.id} initial={run} hideTo={addressWith(address, {})} />}
      <MemberFilters {...loaderData} />
      {rows.length > 0 ? (
        <MembersDesk {...loaderData} />
      ) : (
        <Nobody isFiltered={isFiltered(address) || total > 0} />
      )}
      <Pager
        view={loaderData}
        to={(page) => addressWith(loaderData.address, { page: page > 1 ? String(page) : null })}
      />
      {rows.length > 0 && (
        <p className="mt-4 hidden text-sm text-muted lg:block print:hidden">{say('keys')}</p>
      )}
    </>
  )
}

type TitleProps = Pick<
  Route.ComponentProps['loaderData'],
  'total' | 'more' | 'inClub' | 'sort' | 'address' | 'mayExport' | 'mayWrite'
>

function Title({ total, more, inClub, sort, address, mayExport, mayWrite }: TitleProps) {
  const say = useWords(membersWords)
  const saySorted = useWords(sortedWords)
  const sayCount = useWords(clubCountWords)
  const { page: _, pageSize: __, ...filter } = address
  return (
    <PageTitle
      title={say('title')}
      note={say('note', {
        shown: more ? say('tooMany') : say('cards', { count: total }),
        club: say('club', {
          members: sayCount('members', { count: inClub.members }),
          applicants: sayCount('applicants', { count: inClub.applicants }),
        }),
        sorted: saySorted(sort),
      })}
      actions={
        (mayExport || mayWrite) && (
          <>
            {mayExport && (
              <a
                href={`/api/members/export.csv${addressWith(filter, {})}`}
                download
                className={buttonClass({})}
              >
                {say('export')}
              </a>
            )}
            {mayWrite && <ButtonLink to="/admin/members/doubles">{say('doubles')}</ButtonLink>}
            {mayWrite && <ButtonLink to="/admin/members/import">{say('import')}</ButtonLink>}
            {mayWrite && (
              <ButtonLink to="?add=1" variant="primary">
                {say('add')}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  )
}

function Nobody({ isFiltered: isNarrowed }: { readonly isFiltered: boolean }) {
  const say = useWords(membersWords)
  return (
    <EmptyState
      seed={17}
      text={say(isNarrowed ? 'nothing' : 'empty')}
      action={isNarrowed ? <ButtonLink to="?">{say('clear')}</ButtonLink> : undefined}
    />
  )
}

export function ErrorBoundary() {
  const say = useWords(membersWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('failed')} />
    </>
  )
}
