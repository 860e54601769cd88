import type { QrImage } from '../files/qr-image.ts'

type QrPictureProps = {
  readonly image: QrImage
  /** What the code is, for those who do not see it. */
  readonly alt: string
  readonly className: string
}

/**
 * A code as a picture: a drawing inside the page has a name in some browsers only, and may be repainted by forced colours,
 * where no camera reads it. A picture can also be kept in the phone and opened in the bank on that phone.
 */
export function QrPicture({ image, alt, className }: QrPictureProps) {
  return <img src={addressOf(image)} alt={alt} width={image.side} height={image.side} className={className} />
}

function addressOf({ side, path }: QrImage): string {
  const paper = `<path fill='white' d='M0 0h${side}v${side}H0z'/>`
  const head = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}' shape-rendering='crispEdges'>`
  return `data:image/svg+xml,${encodeURI(`${head}${paper}<path d='${path}'/></svg>`.replaceAll(/(\d) (\d)/g, '$1,$2'))}`
}
