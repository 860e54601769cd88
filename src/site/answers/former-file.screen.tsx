import { z } from 'zod'
import { refusalResponse } from './refusal-response.server.ts'
import { withinShare } from '../../ground/http/fair-share.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { FORMER_FILES, giveFile } from './give-file.server.ts'

const screen = declareScreen({
  who: 'anyone',
  params: z.object({ token: z.string(), file: z.string() }),
})

export const loader = screen.shows(async ({ params, ...desk }) =>
  refusalResponse(desk.language, async () => {
    const file = FORMER_FILES.find((known) => known === params.file)
    if (!file) return null
    return withinShare(desk, { sends: 'made', request: desk.request }, () =>
      giveFile(desk, params.token, file),
    )
  }),
)
