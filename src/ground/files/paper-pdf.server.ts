import { apart } from '../platform/apart.server.ts'
import type { Paper } from './paper.ts'
import type { work } from './draw-paper.apart.ts'

/** Several papers in one file; drawn apart, because a long one takes a second. */
export const drawPapers = apart<typeof work>('ground/files/draw-paper', { lane: 'papers', seconds: 60 })

/** A4, one sheet or as many as the facts need. */
export function drawPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return drawPapers([paper])
}

export function pdfResponse(file: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  })
}
