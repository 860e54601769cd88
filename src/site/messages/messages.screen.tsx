import { Link } from '../../ground/ui/link.tsx'
import { listAddress } from '../../ground/lists/list-address.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/messages.screen'
import { shortMoment } from '../../ground/values/moment.ts'
import { messageWords } from './message.words.ts'
import { listMessages } from './messages.server.ts'

const PATH = '/admin/messages'

const screen = declareScreen({ who: 'news.write' })

export const loader = screen.shows(async ({ db, language, url }) => {
  const { items, ...view } = await listMessages(db, pageIn(url.searchParams))
  return {
    title: speak(messageWords, language)('title'),
    view,
    messages: items.map(({ id, subject, audienceName, author, people, sentAt, createdAt }) => ({
      id,
      subject,
      audienceName,
      author,
      people,
      isSent: sentAt !== null,
      when: shortMoment(sentAt ?? createdAt, language),
    })),
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MessagesScreen({ loaderData }: Route.ComponentProps) {
  const { messages, view } = loaderData
  const say = useWords(messageWords)
  const write = (
    <ButtonLink to={`${PATH}/new`} variant="primary">
      {say('write')}
    </ButtonLink>
  )
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} actions={messages.length > 0 && write} />
      {messages.length === 0 ? (
        <Panel>
          <EmptyState text={say('none')} action={write} />
        </Panel>
      ) : (
        <>
          <p className="mb-4 text-muted">{say('lead')}</p>
          <Panel flush>
            <ul className="divide-y divide-line">
              {messages.map((message) => (
                <li key={message.id}>
                  <Line message={message} />
                </li>
              ))}
            </ul>
          </Panel>
          <Pager view={view} to={(page) => listAddress(PATH, { page })} />
        </>
      )}
    </div>
  )
}

type Message = Route.ComponentProps['loaderData']['messages'][number]

function Line({ message }: { readonly message: Message }) {
  const say = useWords(messageWords)
  const { id, subject, audienceName, author, people, isSent, when } = message
  return (
    <Link
      to={`${PATH}/${id}`}
      prefetch="intent"
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunk md:px-6"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{subject}</span>
        <span className="figures block text-sm text-muted">
          {say('line', { audience: audienceName, when, author })}
        </span>
      </span>
      <Badge tone={isSent ? 'success' : 'warning'}>
        {isSent ? say('people', { count: people }) : say('draft')}
      </Badge>
    </Link>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(messageWords)('title')} />
}
