export const BAR_ITEM =
  'group flex h-full flex-col items-center justify-center gap-0.5 text-xs font-semibold text-muted'

export const BAR_ICON =
  'relative grid h-7 w-13 place-items-center rounded-full group-aria-[current=page]:bg-primary-400 group-aria-[current=page]:text-stone-900 group-[.pending]:animate-breathe group-[.pending]:bg-primary-400 group-[.pending]:text-stone-900'
