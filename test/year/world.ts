import { sql } from 'kysely'
import { type FioSimulator, startFioSimulator } from '../../src/money/bank/fio-simulator.server.ts'
import type { Movement } from '../../src/money/bank/movement.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import type { Db } from '../../src/tables.ts'
import { BALANCE_PATH, BANK_TOKEN, CRON_SECRET } from '../bank.ts'
import { clockAt } from '../clock.ts'
import { freePort, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { aMailServer } from '../smtp.ts'
import { timePasses, until } from '../until.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

type Options = {
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
  /** When the house is killed next, in milliseconds after it has opened; nothing where nobody kills it. */
  readonly nextKill?: (() => number) | undefined
}

/** A house that lives through a year in jumps, with a bank and a mail server that outlive it; killed at random moments on wish. */
export async function openWorld({ dataDir, env = {}, nextKill }: Options) {
  const port = await freePort()
  const post = await aMailServer('accept')
  const ledger: Movement[] = []
  const bank = await aBank(ledger)
  const houseEnv = (moment: string) => ({
    SMTP_URL: post.url,
    MAIL_FROM: 'klub@january.test',
    FIO_TOKEN: BANK_TOKEN,
    FIO_URL: bank.url.href,
    CRON_SECRET,
    ...env,
    ...clockAt(moment),
  })
  let house: RunningHouse | null = null
  let clock = ''
  let today = ''
  let kills = 0
  // One hand at the switch at a time: whoever moves the clock, or whoever kills.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work)
    turn = done.catch(() => undefined)
    return done
  }
  const open = async () => {
    house = await startHouse({ dataDir, port, env: houseEnv(clock) })
  }
  let isOver = false
  const killing = nextKill ? killOften(nextKill) : Promise.resolve()

  async function killOften(next: () => number): Promise<void> {
    await timePasses(next())
    if (isOver) return
    await inTurn(async () => {
      if (!house || isOver) return
      await house.kill('SIGKILL')
      kills += 1
      await open()
    })
    await killOften(next)
  }

  const look = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTurn(() => databaseAt(dataDir, work))

  const world = {
    url: `http://localhost:${port}`,
    dataDir,
    bank,
    ledger,
    today: () => today,
    kills: () => kills,
    letters: () => post.received,
    look,
    /** The house lives on from that moment of the club's clock; what comes by itself comes when it opens. */
    moveTo: (day: string, time: string) =>
      inTurn(async () => {
        await house?.kill('SIGTERM')
        clock = momentOn(day, time).toISOString()
        today = day
        await open()
        await databaseAt(dataDir, pauseIsOver)
      }),
    /** Until it is so; what came too soon after another call of the bank comes again when the house opens again. */
    comesTrue: async (isSo: () => Promise<boolean>) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const isTrue = await until(isSo, { within: 30_000, every: 300 }).then(
          () => true,
          () => false,
        )
        if (isTrue) return
        await inTurn(async () => {
          await databaseAt(dataDir, pauseIsOver)
          await house?.kill('SIGTERM')
          await open()
        })
      }
      const plans = await look((db) => db.selectFrom('reminderPlan').selectAll().execute())
      throw new Error(
        `it never came to that: ${String(isSo)}\n${JSON.stringify(plans)}\n${house?.output().slice(-3000)}`,
      )
    },
    /** The bank is read now. */
    readBank: async () => {
      await until(
        async () => {
          await look(pauseIsOver).catch(() => undefined)
          const answer = await fetch(`${world.url}${BALANCE_PATH}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${CRON_SECRET}` },
          }).catch(() => null)
          return answer?.ok === true
        },
        { within: 300_000, every: 300 },
      )
    },
    close: async () => {
      isOver = true
      await killing
      await inTurn(async () => house?.kill('SIGTERM'))
      await bank.close()
      await post.close()
      removeFolder(dataDir)
    },
    output: () => house?.output() ?? '',
  }
  return world
}

const pauseIsOver = async (db: Db) => {
  await sql`update bank_token set next_call_at = now()`.execute(db)
}

async function aBank(ledger: readonly Movement[]): Promise<FioSimulator> {
  const bank = await startFioSimulator({
    token: BANK_TOKEN,
    betweenCalls: 0,
    ledger: ({ from, to }) => {
      const movements = ledger.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)
      const closingBalance = ledger.reduce((sum, { amount }) => sum + amount, 0)
      return Promise.resolve({ movements, closingBalance })
    },
  })
  // Its own clock is the real one, and what is asked for is months back.
  bank.authorise()
  return bank
}
