import type { ComponentProps, MouseEvent } from 'react'
import { Link } from './link.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'

type ButtonProps = ButtonLook & ComponentProps<'button'> & { readonly pending?: boolean | undefined }

/** One yellow (`primary`) button a decision. A pending button keeps its place, its width and the focus. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      {children}
      {pending && <PendingRoad />}
    </button>
  )
}

function PendingRoad() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 animate-drive bg-[repeating-linear-gradient(to_right,currentColor_0_1.75rem,transparent_1.75rem_3.25rem)]"
    />
  )
}

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />
}
