import { Button } from './button.tsx'

type SaveBarProps = {
  readonly text: string
  readonly intent: string
  readonly pending: boolean
}

/** The one button of a long form, in reach wherever one is in it; on a phone above the bar. */
export function SaveBar({ text, intent, pending }: SaveBarProps) {
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-paper px-4 py-3 md:bottom-0 md:mx-0 md:px-0">
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="primary"
        size="large"
        pending={pending}
        className="max-sm:w-full"
      >
        {text}
      </Button>
    </div>
  )
}
