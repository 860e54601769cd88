import { Link } from '../../ground/ui/link.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { applicantsWords, menteesWords } from './applicants.words.ts'
import type { Mentee } from './view-mentees.server.ts'

/** Whom I go with on the road to membership, and how far they are. */
export function OwnMentees({ mentees }: { readonly mentees: readonly Mentee[] }) {
  const say = useWords(menteesWords)
  const sayRoad = useWords(applicantsWords)
  const language = useLanguage()
  if (mentees.length === 0) return null
  return (
    <Panel title={say('mine')}>
      <p className="mb-3 text-muted">{say('mineText')}</p>
      <ul className="divide-y divide-line border-t border-line">
        {mentees.map(({ id, firstName, lastName, phone, email, since, rides }) => (
          <li key={id} className="figures py-2.5">
            <Link to={`/admin/${id}/edit`} className="link font-semibold wrap-anywhere">
              {firstName} {lastName}
            </Link>
            <p className="text-muted">
              {sayRoad('since', { day: dayInFigures(since, language) })} ·{' '}
              {sayRoad('rides', { count: rides })}
            </p>
            {(phone || email) && (
              <p className="flex flex-wrap gap-x-4 wrap-anywhere">
                {phone && (
                  <a href={`tel:${phone}`} className="link">
                    {phoneInFigures(phone)}
                  </a>
                )}
                {email && (
                  <a href={`mailto:${email}`} className="link">
                    {email}
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
