import { RoadProgress } from './road.tsx'

type TickedProps = {
  readonly here: number
  readonly all: number
  readonly text: string
  readonly label: string
}

/** How many are here, from across the yard: the number and the road driven so far. */
export function Ticked({ here, all, text, label }: TickedProps) {
  return (
    <div className="flex items-center gap-4 md:max-w-xl">
      <p className="figures flex shrink-0 items-baseline gap-1.5">
        <b className="font-display text-5xl leading-none font-bold">{here}</b>
        <span className="text-muted">{text}</span>
      </p>
      <RoadProgress value={here} max={Math.max(all, 1)} label={label} text={`${here} ${text}`} />
    </div>
  )
}
