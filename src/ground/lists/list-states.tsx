import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { useWords } from '../ui/use-words.ts'
import { peopleWords } from './list.words.ts'

type ListStatesProps = {
  /** The list's own address: going to another tab or page of it shows its rows on their way. */
  readonly path: string
  readonly isEmpty: boolean
  readonly empty: string
  readonly children: ReactNode
}

/** On its way, empty, or there. */
export function ListStates({ path, isEmpty, empty, children }: ListStatesProps) {
  const { state, location, formMethod } = useNavigation()
  const say = useWords(peopleWords)
  // After a form the list stays where it is: only the row that was done goes.
  if (state === 'loading' && formMethod === undefined && location.pathname === path)
    return (
      <Panel flush>
        <SkeletonRows rows={8} />
      </Panel>
    )
  if (!isEmpty) return children
  return (
    <Panel>
      <EmptyState text={empty} action={<ButtonLink to="/admin">{say('dashboard')}</ButtonLink>} />
    </Panel>
  )
}

/** The list could not be read: what failed, and another try. */
export function ListFailed({ title }: { readonly title: string }) {
  const say = useWords(peopleWords)
  return (
    <>
      <PageTitle title={title} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
