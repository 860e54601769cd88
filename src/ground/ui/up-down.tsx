import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Form } from 'react-router'
import { Button } from './button.tsx'

type UpDownProps = {
  readonly id: number
  /** What each of the two says of its thing to whoever does not see the arrows. */
  readonly up: string
  readonly down: string
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Moves one thing of an ordered few by one place, with or without JavaScript. */
export function UpDown({ id, up, down, isFirst, isLast }: UpDownProps) {
  return (
    <Form method="post" preventScrollReset className="flex gap-1.5">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="up" size="small" aria-label={up} disabled={isFirst}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button type="submit" name="intent" value="down" size="small" aria-label={down} disabled={isLast}>
        <ArrowDown aria-hidden="true" />
      </Button>
    </Form>
  )
}
