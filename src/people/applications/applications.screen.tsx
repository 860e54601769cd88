import { useSearchParams } from 'react-router'
import type { Route } from './+types/applications.screen'
import { ApplicationsDesk } from './applications-desk.tsx'
import { applicationActs, applicationsScreen, viewDesk } from './applications-page.server.ts'
import { applicationsWords } from './applications.words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'

export const loader = applicationsScreen.shows(viewDesk)
export const action = applicationsScreen.acts({ keeps: ['intent'], acts: applicationActs })

export { alsoAfterRefusal as shouldRevalidate } from '../../ground/ui/after-refusal.ts'

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ApplicationsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  const chosen = asked.has('id') ? loaderData.chosen : null
  return <ApplicationsDesk {...loaderData} chosen={chosen} answer={actionData} />
}

export const ErrorBoundary = screenFailed(applicationsWords)
