import type PdfFile from 'pdfkit'

export type Pdf = InstanceType<typeof PdfFile>

export const MM = 72 / 25.4
export const LEFT = 25 * MM
export const WIDTH = 160 * MM
export const INK = '#1c1917'
export const GREY = '#57534e'

/**
 * Where an address stands on a sheet folded in three for a long envelope with its window on the right (90 × 35 mm, 20 mm from the edges):
 * the sheet slides in it by a centimetre each way, and what is in here is seen wherever it lies.
 */
export const WINDOW = { left: 115 * MM, top: 55 * MM, width: 75 * MM, height: 24 * MM }
