import { tellingLines } from './known-secrets.ts'

const outputs: (() => string)[] = []

export function listenTo(output: () => string): () => string {
  outputs.push(output)
  return output
}

/** What the houses of this file have written down and should not have; what they print for whoever started them is no log. */
export function refuseTellingLogs(): void {
  const lines = outputs.splice(0).flatMap((output) => output().split('\n').filter(isLogged))
  const telling = tellingLines(lines)
  if (telling.length > 0)
    throw new Error(`the log tells secrets or somebody’s data:\n${telling.slice(0, 5).join('\n')}`)
}

const isLogged = (line: string) => line.startsWith('{')
