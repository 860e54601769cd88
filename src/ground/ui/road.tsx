import { classNames } from './class-names.ts'

/** The dashed yellow centre line. It only decorates; a separator that means something is an <hr>. */
export function Road({
  vertical = false,
  className,
}: {
  readonly vertical?: boolean
  readonly className?: string
}) {
  return <div aria-hidden="true" className={classNames(vertical ? 'road-y w-1' : 'road-x h-1', className)} />
}

type RoadProgressProps = {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly text?: string | undefined
}

/** How far a batch has got; `text` is what a screen reader says instead of a percentage. */
export function RoadProgress({ value, max, label, text }: RoadProgressProps) {
  return (
    <progress value={value} max={max} aria-label={label} aria-valuetext={text} className="road-progress" />
  )
}
