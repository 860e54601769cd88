import { parseFioJson } from './fio-json.ts'
import type { Statement } from './movement.ts'

export function work(text: string): Statement | null {
  return parseFioJson(text)
}
