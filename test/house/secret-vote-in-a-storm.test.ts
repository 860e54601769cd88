import { expect, test } from 'vitest'
import { blind, readKey, unblind } from '../../src/meetings/votes/blind.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { aCrowdOfPhones, anOpenMeeting, askingAt, letAllIn, type Told, untilHeard } from '../house-meeting.ts'
import { isLong } from '../storm.ts'
import { until } from '../until.ts'

const PEOPLE = 100

// Two kills and three starts of a house: walked by `npm run storms`.
test.runIf(isLong)(
  'a secret vote of a hundred phones and a kill -9 amid the rights and amid the ballots: none is lost, none doubled',
  async () => {
    const [dataDir, port] = [aClub(), await freePort()]
    let house = await startHouse({ dataDir, port })
    const phones = await aCrowdOfPhones(dataDir, PEOPLE)
    const secretary = await login(house.url, 'secretary')
    const ask = askingAt(() => house.url)
    /** Everybody at once; a quarter is served when the house is killed, and who heard nothing sends the same again. */
    const inAStorm = async (send: (index: number) => Promise<Told>): Promise<readonly Told[]> => {
      let served = 0
      const sent = phones.map(async (_, index) => {
        const answer = await send(index)
        if (answer.status === 200) served += 1
        return answer
      })
      await until(() => served >= PEOPLE / 4)
      await house.kill('SIGKILL')
      const cut = await Promise.all(sent)
      house = await startHouse({ dataDir, port })
      const answers = await Promise.all(
        cut.map(async (answer, index) => untilHeard(answer, () => send(index))),
      )
      expect(cut.some(({ status }) => status === 0)).toBe(true)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      return answers
    }

    const { id, pointId } = await anOpenMeeting(ask, secretary)
    await letAllIn(dataDir, id, phones)
    const opened = await ask('POST', `/api/meetings/${id}/votes`, secretary, { pointId, way: 'secret' })
    const voteId = Number(opened.json.id)
    const { json: room } = await ask('GET', `/api/membership/meetings/${id}/room`, phones[0]?.token ?? '')
    const key = readKey((room as unknown as { mine: { key: Parameters<typeof readKey>[0] } }).mine.key)
    const rights = await Promise.all(phones.map(() => blind(key)))

    const signed = await inAStorm((index) =>
      ask('POST', `/api/votes/${voteId}/right`, phones[index]?.token ?? '', {
        blinded: rights[index]?.blinded,
      }),
    )
    await ask('POST', `/api/votes/${voteId}/casting`, secretary)
    const ballots = rights.map((right, index) => ({
      voteId,
      token: right.token,
      signature: unblind(String(signed[index]?.json.signed), right, key),
      choice: index % 3 === 0 ? [2] : [1],
    }))
    await inAStorm((index) => ask('POST', '/api/ballots', null, ballots[index]))
    await ask('POST', `/api/votes/${voteId}/close`, secretary, {})
    const { json } = await ask('GET', `/api/meetings/${id}/room`, secretary)
    await house.kill('SIGTERM')
    removeFolder(dataDir)

    expect((json as unknown as { results: unknown }).results).toMatchObject([
      { rights: PEOPLE, votesCast: PEOPLE, counts: [66, 34], abstained: 0, present: PEOPLE },
    ])
  },
  300_000,
)
