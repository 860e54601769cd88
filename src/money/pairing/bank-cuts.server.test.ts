import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMovement, BANK_TOKEN, TODAY, useFio } from '../../../test/bank.ts'
import { useDatabase } from '../../../test/database.ts'
import { FRAMES, head, type RawBank, startRawBank } from '../../../test/raw-bank.ts'
import { isLong } from '../../../test/storm.ts'
import { addDays } from '../../ground/values/day.ts'
import { useBank } from '../bank/bank-line.server.ts'
import { fioAnswer } from '../bank/fio-answer.ts'
import { askFio } from '../bank/fio.server.ts'
import { REFUSAL_WORDS, type RefusalCode } from '../../refusals.ts'
import { speak } from '../../ground/values/words.ts'

const db = useDatabase()
const { table, read, readLater, pauseIsOver, movementIds } = useFio(db)
let raw: RawBank
beforeEach(async () => {
  raw = await startRawBank()
})
afterEach(() => raw.close())

const PERIOD = { from: addDays(TODAY, -89), to: TODAY }
const MOVEMENTS = [aMovement(1), aMovement(2, { message: 'Žluťoučký kůň „pěl“ 🏍️', counterName: 'Řehoř' })]
const told = (change: object = {}) =>
  fioAnswer({ period: PERIOD, movements: MOVEMENTS, closingBalance: 2_675_051, ...change })
const BODY = Buffer.from(told())

/** A fair share of the places; each of them by `npm run storms`, and the ends always. */
const STEP = isLong ? 1 : 41
const placesIn = (bytes: number) =>
  Array.from({ length: bytes }, (_, at) => at).filter((at) => at % STEP === 0 || at > bytes - 12)

test.each(Object.keys(FRAMES))(
  'an answer that comes %s and is cut anywhere is read whole or not at all',
  { timeout: 600_000 },
  async (frame) => {
    const bytes = FRAMES[frame]?.(BODY) ?? Buffer.alloc(0)
    const ask = () => askFio({ url: raw.url, token: BANK_TOKEN, patience: 4000 }, PERIOD)
    raw.says(bytes)
    const whole = await ask()
    expect(whole).toMatchObject({ kind: 'statement', statement: { movements: MOVEMENTS, unreadable: [] } })

    for (const at of placesIn(bytes.length)) {
      raw.says(bytes.subarray(0, at))
      const answer = await ask()
      const isRight = answer.kind === 'statement' ? endsThere(frame, bytes.length - at) : true
      expect([at, answer.kind === 'statement' ? answer : whole, isRight]).toEqual([at, whole, true])
      expect([at, answer.kind]).not.toEqual([at, 'nothing'])
    }
  },
)

/** Only what stands behind the packed answer, or closes it, may be missing from one that counts. */
const endsThere = (frame: string, missing: number) =>
  frame.startsWith('packed') && missing <= 8 + '0\r\n\r\n\r\n'.length

const json = (text: string, more = '') => [
  head(`content-length: ${Buffer.byteLength(text)}\r\n${more}`),
  text,
]
const LETTER = Buffer.from(told()).indexOf('ň')

const ODD: Readonly<
  Record<string, readonly [code: RefusalCode, parts: () => readonly (string | Uint8Array)[]]>
> = {
  'half a head': ['bank_unreachable', () => ['HTTP/1.1 200 O']],
  'nothing at all': ['bank_unreachable', () => []],
  'another protocol': ['bank_unreachable', () => ['SSH-2.0-OpenSSH_9.6\r\n']],
  'a head that never ends': [
    'bank_unreachable',
    () => [`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`],
  ],
  'a promise of more than comes': [
    'bank_unreachable',
    () => [head(`content-length: ${BODY.length + 1}\r\n`), BODY],
  ],
  'a promise of less than comes': [
    'bank_garbled',
    () => [head(`content-length: ${BODY.length - 1}\r\n`), BODY],
  ],
  'the middle of a letter': ['bank_garbled', () => [head(), BODY.subarray(0, LETTER + 1)]],
  'something behind the last bracket': ['bank_garbled', () => json(`${told()}]`)],
  'two answers in one': ['bank_garbled', () => json(told() + told())],
  'a nought behind it': ['bank_garbled', () => json(`${told()}\0`)],
  'a list of movements that is a text': ['bank_garbled', () => json(withList('"transaction":"žádné"'))],
  'one movement instead of a list': [
    'bank_garbled',
    () => json(withList('"transaction":{"column22":{"value":2}}')),
  ],
  'no list of movements': [
    'bank_garbled',
    () => json(told().replace('"transactionList"', '"transactionlist"')),
  ],
  'a page with a good status': [
    'bank_not_json',
    () => json('<!DOCTYPE html><html><body>Odstávka</body></html>'),
  ],
  'a statement with a bad status': [
    'bank_token_refused',
    () => [head('', '500 Internal Server Error'), told()],
  ],
  'a part of it': ['bank_strange_answer', () => [head('', '206 Partial Content'), told()]],
  'an answer to another question': [
    'bank_strange_answer',
    () => json(told({ period: { from: addDays(TODAY, -120), to: addDays(TODAY, -30) }, movements: [] })),
  ],
  'packed, and it is not': ['bank_unreachable', () => json(told(), 'content-encoding: gzip\r\n')],
}

function withList(list: string): string {
  return told({ movements: [] }).replace('"transaction":[]', list)
}

describe('whatever the bank says', () => {
  test.each(Object.entries(ODD))(
    '%s: nothing is lost or doubled, and the Treasurer reads why',
    async (_, odd) => {
      const [code, parts] = odd
      table().movements = MOVEMENTS.slice(0, 1)
      await read()
      const covered = await db().selectFrom('bankConnection').select('coveredTo').executeTakeFirst()
      raw.says(...parts())
      useBank({ url: raw.url, token: BANK_TOKEN, patience: 4000 })

      const refused = await readLater()
      const after = await movementIds()
      useBank({ url: table().bank.url, token: BANK_TOKEN, patience: 4000 })
      table().movements = MOVEMENTS
      await pauseIsOver()
      const mended = await read()

      expect(refused.json.code).toBe(code)
      expect(refused.text).toContain(speak(REFUSAL_WORDS, 'cs')(code))
      expect([after, await movementIds()]).toEqual([['1'], ['1', '2']])
      expect(await db().selectFrom('bankConnection').select('coveredTo').executeTakeFirst()).toEqual(covered)
      expect(mended.json).toMatchObject({ success: true, received: 1 })
    },
  )

  test('slowly, byte by byte and for ever: it is given up in its time', async () => {
    expect(await dripped()).toEqual({ kind: 'fault', fault: { code: 'bank_timeout', sentence: null } })
  })
})

async function dripped() {
  const { createServer } = await import('node:net')
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(head())
      const timer = setInterval(() => socket.write(' '), 20)
      socket.on('close', () => clearInterval(timer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const answer = await askFio(
    { url: new URL(`http://127.0.0.1:${port}/`), token: BANK_TOKEN, patience: 400 },
    PERIOD,
  )
  server.close()
  return answer
}
