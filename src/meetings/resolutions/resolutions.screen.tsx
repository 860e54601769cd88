import { declareScreen } from '../../ground/http/screen.server.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/resolutions.screen'
import { ResolutionList } from './resolution-list.tsx'
import { viewResolutions } from './resolutions-page.server.ts'
import { resolutionsWords } from './resolutions.words.ts'

const screen = declareScreen({ who: 'meetings.manage' })

export const loader = screen.shows((given) => viewResolutions(given, given.visitor, given.url.searchParams))

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ResolutionsScreen({ loaderData }: Route.ComponentProps) {
  return <ResolutionList page={loaderData} path="/admin/meetings/resolutions" />
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(resolutionsWords)('title')} />
}
