import { refusalResponse } from './refusal-response.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { FORMER_FILES, giveFile } from './give-file.server.ts'
import type { Route } from './+types/former-file.screen'

export async function loader(args: Route.LoaderArgs) {
  const file = FORMER_FILES.find((known) => known === args.params.file)
  return refusalResponse(args, async () =>
    file ? giveFile(fromRequest(args), args.params.token, file) : null,
  )
}
