import { ListFailed } from '../../ground/lists/list-states.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/ride-message.screen'
import { messageScreen } from './message-page.server.ts'
import { MessageView } from './message-view.tsx'
import { messageWords } from './message.words.ts'

// The messages of an event, for whoever plans it.
const screen = messageScreen('events.manage')

export const loader = screen.loader
export const action = screen.action

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RideMessageScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageView {...loaderData} answer={actionData} />
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(messageWords)('title')} />
}
