import { type Shape, squareOf, type View } from './crop.ts'

const SIDE = 1024

export type Picture = Shape & {
  readonly url: string
  readonly element: HTMLImageElement
  readonly forget: () => void
}

/** The chosen file as the browser shows it, turned as the camera was held; null where it cannot. */
export async function openPicture(file: File): Promise<Picture | null> {
  const url = URL.createObjectURL(file)
  const element = new Image()
  element.src = url
  try {
    await element.decode()
  } catch {
    URL.revokeObjectURL(url)
    return null
  }
  const { naturalWidth: width, naturalHeight: height } = element
  return { url, element, width, height, forget: () => URL.revokeObjectURL(url) }
}

/** Only the square leaves the phone: a tenth of what the camera made, and nothing it had written beside. */
export function drawSquare(picture: Picture, view: View): Promise<Blob | null> {
  const { left, top, side } = squareOf(picture, view)
  const canvas = document.createElement('canvas')
  const size = Math.min(SIDE, Math.max(1, Math.round(side)))
  canvas.width = size
  canvas.height = size
  const paper = canvas.getContext('2d')
  if (!paper) return Promise.resolve(null)
  paper.fillStyle = '#ffffff'
  paper.fillRect(0, 0, size, size)
  paper.drawImage(picture.element, left, top, side, side, 0, 0, size, size)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
