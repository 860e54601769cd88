import { refusalResponse } from './refusal-response.server.ts'
import { withinShare } from '../../ground/http/fair-share.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { FORMER_FILES, giveFile } from './give-file.server.ts'
import type { Route } from './+types/former-file.screen'

export async function loader(args: Route.LoaderArgs) {
  const file = FORMER_FILES.find((known) => known === args.params.file)
  const desk = fromRequest(args)
  return refusalResponse(args, async () => {
    if (!file) return null
    return withinShare(desk, { sends: 'made', request: args.request }, () =>
      giveFile(desk, args.params.token, file),
    )
  })
}
