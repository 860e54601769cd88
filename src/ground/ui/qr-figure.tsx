import { type ReactNode, useId } from 'react'
import type { QrImage } from '../files/qr-image.ts'

type QrFigureProps = {
  readonly image: QrImage
  /** What the code is, for those who do not see it. */
  readonly title: string
  /** How wide, where it is not the size of a card. */
  readonly width?: string
  readonly children?: ReactNode
}

/** A code as one drawing, dark on white in either theme: a camera knows no other. */
export function QrFigure({ image: { side, path }, title, width = 'w-56', children }: QrFigureProps) {
  const id = useId()
  return (
    <figure
      className={`mx-auto ${width} rounded-lg border-2 border-stone-900 bg-white p-1 pb-1.5 text-center text-stone-900`}
    >
      <svg
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        aria-labelledby={id}
        className="block w-full"
      >
        <title id={id}>{title}</title>
        <path d={path} />
      </svg>
      {children}
    </figure>
  )
}
