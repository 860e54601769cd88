import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { sha256 } from '../../ground/platform/secret.server.ts'
import { outsideReach } from '../../ground/outside/reach.server.ts'
import {
  chooseTopics,
  listSubscriptions,
  topicsFor,
  unsubscribe,
} from '../../ground/push/subscriptions.server.ts'
import { PUSH_TOPICS, type PushTopic } from '../../ground/tables/push.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { deviceName } from './device-name.ts'
import { pushScreenWords } from './push.words.ts'

export const pushScreen = declareScreen({ who: 'account.edit-own' })

export async function viewPush({ db, visitor, language }: Given) {
  const say = speak(pushScreenWords, language)
  const devices = await listSubscriptions(db, visitor.id)
  const offered = topicsFor(visitor)
  return {
    title: say('title'),
    isOff: outsideReach() === 'off',
    topics: offered.map((topic) => ({ topic, label: say(topic) })),
    devices: devices.map(({ id, endpoint, userAgent, topics, createdAt, toldAt }) => {
      const { browser, system, isHandheld } = deviceName(userAgent)
      return {
        id,
        /** The browser knows its own by this; the address itself is nobody's to read. */
        mark: sha256(endpoint).toString('hex'),
        name: [browser, system].filter(Boolean).join(', ') || say('unnamed'),
        isHandheld,
        topics,
        since: dayInWords(createdAt, language),
        told: toldAt && momentInFigures(toldAt, language),
      }
    }),
  }
}

/** Each topic is a tick of its own, for a form sends the last of several of one name. */
const Ticks = z.strictObject({
  deviceId: RowId,
  ...(Object.fromEntries(PUSH_TOPICS.map((topic) => [topic, z.literal('on').optional()])) as Record<
    PushTopic,
    z.ZodOptional<z.ZodLiteral<'on'>>
  >),
})

export const pushAction = pushScreen.acts({
  keeps: ['intent'],
  acts: {
    choose: pushScreen.act({
      takes: Ticks,
      does: async ({ db, visitor }, { deviceId, ...ticks }) => {
        const topics = PUSH_TOPICS.filter((topic) => ticks[topic] === 'on')
        await chooseTopics(db, visitor, { id: deviceId, topics })
        return { fault: undefined, done: 'saved' as const }
      },
    }),
    'turn-off': pushScreen.act({
      takes: z.strictObject({ deviceId: RowId }),
      does: async ({ db, visitor }, { deviceId }) => {
        await unsubscribe(db, visitor, deviceId)
        return { fault: undefined, done: 'turnedOff' as const }
      },
    }),
  },
})
