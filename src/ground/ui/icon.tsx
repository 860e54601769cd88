/** As Lucide draws them. */
const DRAWN = {
  check: 'M20 6 9 17l-5-5',
  down: 'm6 9 6 6 6-6',
  rising: 'm5 12 7-7 7 7M12 19V5',
} as const

/** An icon that stands on a page many times: drawn once in the document, here only named. */
export function Icon({ name }: { readonly name: keyof typeof DRAWN }) {
  return (
    <svg aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}

/** The drawings themselves; once a document. */
export function IconSprite() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(DRAWN).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}
