/** An icon that stands on a page many times: drawn once in the document, here only named. */
export function Icon({ name }: { readonly name: 'check' | 'more' | 'down' }) {
  return (
    <svg aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}

/** The drawings themselves, as Lucide draws them; once a document. */
export function IconSprite() {
  const line = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' } as const
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id="icon-check" {...line} {...round} strokeWidth="3.5">
        <path d="M20 6 9 17l-5-5" />
      </symbol>
      <symbol id="icon-more" {...line} {...round} strokeWidth="2">
        <path d="M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2" />
      </symbol>
      <symbol id="icon-down" {...line} {...round} strokeWidth="2">
        <path d="m6 9 6 6 6-6" />
      </symbol>
    </svg>
  )
}
