import { classNames } from './class-names.ts'
import { kitWords } from './kit.words.ts'
import { useWords } from './use-words.ts'

/** One grey block; give it the size of what will stand there. */
function Skeleton({
  isRound = false,
  className,
}: {
  readonly isRound?: boolean
  readonly className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-breathe bg-line',
        isRound ? 'rounded-full' : 'rounded-md',
        className,
      )}
    />
  )
}

/** A screen that is on its way: its title, and a list in its own rhythm. */
export function SkeletonScreen() {
  return (
    <>
      <Skeleton className="mb-6 h-10 w-48" />
      <div className="overflow-hidden rounded-panel border border-line bg-panel">
        <SkeletonRows rows={8} />
      </div>
    </>
  )
}

/** Rows of a list that is on its way, in the list's own rhythm. */
export function SkeletonRows({ rows = 5 }: { readonly rows?: number }) {
  const say = useWords(kitWords)
  return (
    <div aria-live="polite" aria-busy="true">
      <span className="sr-only">{say('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex h-13.5 items-center gap-4 border-b border-line px-4 last:border-0"
        >
          <Skeleton isRound className="size-9" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      ))}
    </div>
  )
}
