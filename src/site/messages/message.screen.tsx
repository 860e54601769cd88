import { ListFailed } from '../../ground/lists/list-states.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/message.screen'
import { messageScreen } from './message-page.server.ts'
import { MessageView } from './message-view.tsx'
import { messageWords } from './message.words.ts'

// A new message, and one that is written: one screen at two addresses.
const screen = messageScreen('news.write')

export const loader = screen.loader
export const action = screen.action

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MessageScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageView {...loaderData} answer={actionData} />
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(messageWords)('title')} />
}
