import { gunzipSync } from 'node:zlib'
import { byStatus, RefusalAnswer } from '../src/ground/http/answer.ts'
import type { Door } from '../src/ground/http/door.server.ts'

const misfits: string[] = []

/** Looks whether a call answers what it has declared; whatever does not fit fails the test it happened in. */
export async function checkAnswer(door: Door, answer: Response): Promise<void> {
  const misfit = await misfitOf(door, answer)
  if (misfit) misfits.push(`${door.method} ${door.path} answered ${answer.status}: ${misfit}`)
}

/** Something else about an answer that is not as it should be. */
export const noteMisfit = (misfit: string): void => void misfits.push(misfit)

/** What did not fit since somebody last asked. */
export const takeMisfits = (): readonly string[] => misfits.splice(0)

async function misfitOf({ answers, sends, sentAs }: Door, answer: Response): Promise<string | null> {
  const { status, headers } = answer
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (status === 304) return null
  if (sends && answer.ok) return isOneOf(type, sentAs) ? null : `it has not said that it sends ${type}`
  const schema = byStatus(answers).get(status) ?? (answer.ok ? null : RefusalAnswer)
  if (!schema) return 'it has not said that it would'
  const bytes = Buffer.from(await answer.clone().arrayBuffer())
  const isPacked = headers.get('content-encoding') === 'gzip'
  const { error } = schema.safeParse(JSON.parse(String(isPacked ? gunzipSync(bytes) : bytes)))
  return error ? JSON.stringify(error.issues) : null
}

const isOneOf = (type: string, declared: readonly string[] = []) =>
  declared.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))))
