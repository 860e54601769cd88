export const BACKDROP =
  'fixed inset-0 z-40 min-h-dvh bg-stone-950/60 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

export const CLOSE_BUTTON =
  'absolute top-3 right-3 grid size-10 cursor-pointer place-items-center rounded-lg text-muted hover:bg-sunk hover:text-ink'
