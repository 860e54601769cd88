import type { ReactNode } from 'react'
import type { QrImage } from '../files/qr-image.ts'
import { QrPicture } from './qr-picture.tsx'

type QrFigureProps = {
  readonly image: QrImage
  /** What the code is, for those who do not see it. */
  readonly title: string
  /** How wide, where it is not the size of a card. */
  readonly width?: string
  readonly children?: ReactNode
}

/** A code in its frame, dark on white in either theme: a camera knows no other. */
export function QrFigure({ image, title, width = 'w-56', children }: QrFigureProps) {
  return (
    <figure
      className={`mx-auto ${width} rounded-lg border-2 border-stone-900 bg-white p-1 pb-1.5 text-center text-stone-900`}
    >
      <QrPicture image={image} alt={title} className="block h-auto w-full" />
      {children}
    </figure>
  )
}
