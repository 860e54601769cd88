import { useWords } from '../../ground/ui/use-words.ts'
import type { MyPlace } from './my-place.ts'
import { myPlaceWords } from './my-place.words.ts'

/** What it costs, when it is paid and what withdrawing does with the money, said before one registers. */
export function PriceNote({ mine }: { readonly mine: Pick<MyPlace, 'price' | 'terms'> }) {
  const say = useWords(myPlaceWords)
  if (!mine.price) return null
  return (
    <p className="text-[0.9375rem] text-pretty text-muted">
      <span className="figures font-semibold text-ink">{say('perPerson', { price: mine.price })}.</span>{' '}
      {say('payLater')} {mine.terms}
    </p>
  )
}
