import { clubCountWords } from '../../people/members/club-count.words.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'
import { SectionTitle } from './section-title.tsx'

type Division = {
  readonly id: number
  readonly name: string
  readonly town: string
  readonly description: string
  readonly meets: string
  readonly members: number
}

const TITLES = ['divisionsOne', 'divisionsOne', 'divisionsTwo', 'divisionsThree', 'divisionsFour'] as const

export function Divisions({ divisions }: { readonly divisions: readonly Division[] }) {
  const say = useWords(homeWords)
  const sayCount = useWords(clubCountWords)
  if (divisions.length === 0) return null
  return (
    <section className="column pt-16 md:pt-20">
      <SectionTitle
        eyebrow={say('divisionsEyebrow')}
        title={say(TITLES[divisions.length] ?? 'divisionsMany')}
      />
      <ul className="grid border-t border-line md:grid-flow-col md:auto-cols-fr">
        {divisions.map((division) => (
          <li
            key={division.id}
            className="border-line py-7 not-first:border-t md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-7"
          >
            <h3 className="heading text-4xl">{division.name}</h3>
            <p className="figures mt-1.5 text-muted">
              {[
                division.town !== division.name && division.town,
                division.members > 0 && sayCount('members', { count: division.members }),
                division.meets,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {division.description && (
              <p className="mt-3 max-w-[45ch] pr-4 whitespace-pre-line">{division.description}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
