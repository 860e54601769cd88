import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blind, readKey, unblind } from '../../src/meetings/votes/blind.ts'
import { login, removeFolder, startHouse } from '../house.ts'
import { aCrowdOfPhones, anOpenMeeting, askingAt, letAllIn } from '../house-meeting.ts'
import { until } from '../until.ts'

// Enough that the order they came in is not by chance the one of their tokens.
const PEOPLE = 10

test('once a secret vote is counted, no file of the house tells in which order the ballots came', async () => {
  const house = await startHouse()
  const { dataDir } = house
  const phones = await aCrowdOfPhones(dataDir, PEOPLE)
  const secretary = await login(house.url, 'secretary')
  const ask = askingAt(() => house.url)
  const { id, pointId } = await anOpenMeeting(ask, secretary)
  await letAllIn(dataDir, id, phones)
  const opened = await ask('POST', `/api/meetings/${id}/votes`, secretary, { pointId, way: 'secret' })
  const voteId = Number(opened.json.id)
  const { json } = await ask('GET', `/api/membership/meetings/${id}/room`, phones[0]?.token ?? '')
  const key = readKey((json as unknown as { mine: { key: Parameters<typeof readKey>[0] } }).mine.key)
  const ballots: object[] = []
  const tokens: string[] = []
  for (const { token } of phones) {
    const right = await blind(key)
    const taken = await ask('POST', `/api/votes/${voteId}/right`, token, { blinded: right.blinded })
    const signature = unblind(String(taken.json.signed), right, key)
    tokens.push(right.token)
    ballots.push({ voteId, token: right.token, signature, choice: [1] })
  }
  await ask('POST', `/api/votes/${voteId}/casting`, secretary)
  for (const ballot of ballots) await ask('POST', '/api/ballots', null, ballot)
  const cameInOrder = () =>
    filesUnder(dataDir).filter((file) => isSubsequence(tokens, orderIn(contentOf(file), tokens)))
  expect(cameInOrder()).not.toEqual([])

  await ask('POST', `/api/votes/${voteId}/close`, secretary, {})

  // The log the database writes ahead is let go of soon after.
  await until(() => cameInOrder().length === 0)
  const written = filesUnder(dataDir).filter((file) => orderIn(contentOf(file), tokens).length > 0)
  expect(written.filter((file) => file.includes('pg_wal'))).toEqual([])
  // Counted ones are still there, in the order of their tokens.
  expect(written).not.toEqual([])
  expect(tokens.some((token) => house.output().includes(token))).toBe(false)
  await house.kill('SIGTERM')
  removeFolder(dataDir)
})

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
}

/** Files come and go while the database works. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

/** Which of the words stand there, in the order they stand in. */
function orderIn(text: string, words: readonly string[]): readonly string[] {
  const places = words.flatMap((word) =>
    [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({ word, index })),
  )
  return places.toSorted((one, other) => one.index - other.index).map(({ word }) => word)
}

function isSubsequence(wanted: readonly string[], all: readonly string[]): boolean {
  let met = 0
  for (const one of all) if (one === wanted[met]) met += 1
  return met === wanted.length
}
