type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector
type WithDetector = { readonly BarcodeDetector?: DetectorClass }

export type ReadCode = (screen: HTMLVideoElement) => Promise<string | null>

/** The browser's own reader of codes where it has one, ours where it has none. */
export async function openReader(): Promise<ReadCode> {
  const { BarcodeDetector } = window as unknown as WithDetector
  if (!BarcodeDetector) return ownReader()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (screen) => {
    const found = await detector.detect(screen).catch(() => [])
    return found[0]?.rawValue ?? null
  }
}

const SIDE = 480

async function ownReader(): Promise<ReadCode> {
  const { default: jsQR } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  return async (screen) => {
    const size = Math.min(screen.videoWidth, screen.videoHeight)
    if (!brush || size === 0) return null
    canvas.width = SIDE
    canvas.height = SIDE
    const [left, top] = [(screen.videoWidth - size) / 2, (screen.videoHeight - size) / 2]
    brush.drawImage(screen, left, top, size, size, 0, 0, SIDE, SIDE)
    return jsQR(brush.getImageData(0, 0, SIDE, SIDE).data, SIDE, SIDE)?.data ?? null
  }
}
