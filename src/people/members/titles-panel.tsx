import { Link } from '../../ground/ui/link.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { editWords } from './member-edit.words.ts'
import type { HeldTitle } from './member-titles.server.ts'

type TitlesProps = {
  readonly memberId: number
  readonly titles: readonly HeldTitle[]
  readonly mayGive: boolean
}

/** What the person is and was in the club, with the terms. */
export function TitlesPanel({ memberId, titles, mayGive }: TitlesProps) {
  const say = useWords(editWords)
  const language = useLanguage()
  if (titles.length === 0 && !mayGive) return null
  return (
    <Panel title={say('titles')}>
      <ul className="grid gap-2">
        {titles.map(({ id, title, division, startsOn, endsOn }) => {
          const from = dayInFigures(startsOn, language)
          return (
            <li key={id}>
              <span className="font-medium">{[title, division].filter(Boolean).join(', ')}</span>
              <span className="figures block text-sm text-muted">
                {endsOn === null
                  ? say('onward', { from })
                  : say('term', { from, until: dayInFigures(endsOn, language) })}
              </span>
            </li>
          )
        })}
      </ul>
      {mayGive && (
        <Link
          to={`/admin/sprava/titles?member=${memberId}`}
          className="link mt-3 inline-block text-[0.9375rem]"
        >
          {say('giveTitle')}
        </Link>
      )}
    </Panel>
  )
}
