import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { membershipWords } from './membership.words.ts'

export type OwnLook = {
  readonly id: string
  readonly when: string
  readonly ride: string
  readonly who: string
}

/** Who opened one's emergency contact at a ride: nobody does so unseen. */
export function OwnLooks({ looks }: { readonly looks: readonly OwnLook[] }) {
  const say = useWords(membershipWords)
  if (looks.length === 0) return null
  return (
    <Panel title={say('looks')}>
      <p className="mb-3 text-muted">{say('looksText')}</p>
      <ul className="divide-y divide-line border-t border-line">
        {looks.map(({ id, when, ride, who }) => (
          <li key={id} className="py-2.5">
            <span className="font-semibold">{who}</span>
            <span className="figures text-muted">
              {' '}
              · {ride} · {when}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
