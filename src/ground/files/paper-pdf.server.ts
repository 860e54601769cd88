import { apart } from '../platform/apart.server.ts'
import type { work } from './draw-paper.apart.ts'

/** A4, one sheet or as many as the facts need; drawn apart, because a long one takes a second. */
export const drawPaper = apart<typeof work>('ground/files/draw-paper', { lane: 'papers', seconds: 60 })

export function pdfResponse(file: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  })
}
