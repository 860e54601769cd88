import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Along } from './along.tsx'
import { Button } from './button.tsx'

type ActButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'aria-label'> & {
  readonly intent: string
  /** What the act is done to; it goes along unseen. */
  readonly sends: Readonly<Record<string, string | number>>
  /** Which of many it is, to whoever hears the button alone. */
  readonly named?: string | undefined
  /** Another address than the screen's own. */
  readonly to?: string | undefined
  /** What is shown next is read from its top; otherwise one stays at the row. */
  readonly leads?: boolean
}

/** One act on one thing of many: a form of a single button, with or without JavaScript. */
export function ActButton({ intent, sends, named, to, leads = false, ...button }: ActButtonProps) {
  return (
    <Form method="post" {...(to !== undefined && { action: to })} preventScrollReset={!leads}>
      <Along {...sends} />
      <Button {...button} type="submit" name="intent" value={intent} aria-label={named} />
    </Form>
  )
}
