import type PdfFile from 'pdfkit'

export type Pdf = InstanceType<typeof PdfFile>

export const MM = 72 / 25.4
export const LEFT = 25 * MM
export const WIDTH = 160 * MM
export const INK = '#1c1917'
export const GREY = '#57534e'
