import { declareClub } from './declare.server.ts'
import { join } from 'node:path'
import { AFTER_SENT } from '../after-sent.server.ts'
import { startDemoBank } from '../money/bank/demo-bank.server.ts'
import { useBank } from '../money/bank/bank-line.server.ts'
import { hashPassword } from '../entry/accounts/password-hash.server.ts'
import { FORGOTTEN, jobTable } from '../jobs.server.ts'
import { LETTERS } from '../letters.ts'
import { currentPostman, dismissPostman, useMailEnvironment } from '../ground/mail/mail-servers.server.ts'
import { readDkim } from '../ground/mail/dkim.server.ts'
import { useReach } from '../ground/outside/reach.server.ts'
import type { MailRoom } from '../ground/mail/mail-room.ts'
import { insertFirstPages } from '../site/pages/first-pages.server.ts'
import { now } from '../ground/platform/clock.server.ts'
import { forgetClub, readClub } from '../ground/platform/club-settings.server.ts'
import type { Config } from '../ground/platform/config.server.ts'
import { type Counters, newCounters } from '../ground/values/counters.ts'
import { lockDataDir, prepareDataDir, StartError } from '../ground/platform/data-dir.server.ts'
import { type Database, openDatabase } from '../ground/postgres/database.server.ts'
import { pragueDay } from '../ground/values/day.ts'
import { startEmbeddedPostgres } from '../ground/postgres/embedded-postgres.server.ts'
import { withDrawings } from '../ground/files/drawn-files.server.ts'
import { useFileStore } from '../ground/files/files.server.ts'
import { folderFiles } from '../ground/files/folder-files.server.ts'
import { watchHeld } from '../ground/platform/watch-held.server.ts'
import { startSealer } from '../ground/audit/sealer.server.ts'
import { watchContent } from '../ground/http/content-watch.server.ts'
import { newPageCache, type PageCache } from '../ground/http/page-cache.server.ts'
import { type Jobs, startJobs } from '../ground/platform/jobs.server.ts'
import { log } from '../ground/platform/log.server.ts'
import { migrate } from '../ground/postgres/migrate.server.ts'
import { refuseForgetful } from '../ground/postgres/keeps-word.server.ts'
import { keepWishes, refuseDeafPooler } from '../ground/postgres/pooled.server.ts'
import { appSecret } from '../ground/platform/secret-file.server.ts'
import { s3Files } from '../ground/files/s3-files.server.ts'
import { pathIn, useErrorsFile } from '../ground/platform/last-errors.server.ts'
import { useAppSecret } from '../ground/platform/secret.server.ts'
import { useCopies } from '../office/copies/copies.server.ts'
import { useJournalFile } from '../office/privacy/journal.server.ts'
import { startFault } from '../ground/postgres/start-fault.server.ts'
import { useSurroundings } from '../ground/platform/surroundings.server.ts'
import { speak } from '../ground/values/words.ts'
import { drawDemoPortrait } from '../people/profile/draw-demo-portrait.server.ts'
import { drawDemoPhoto } from '../rides/gallery/draw-demo-photo.server.ts'
import { fillDemoClub, isDemoClub } from './demo.server.ts'
import { openingWords } from './start.words.ts'
import { saveBeforeUpgrade, sayUnsaved } from '../office/backup/save-before-upgrade.server.ts'
import type { Db } from '../tables.ts'

export type House = {
  readonly config: Config
  readonly db: Db
  /** The database itself, never a pooler in front of it. */
  readonly databaseUrl: string
  readonly mailRoom: MailRoom
  readonly isDemo: boolean
  /** Not any more once it was asked to close. */
  readonly isReady: () => boolean
  /** Whether the house itself lives; a database that runs in it is a part of it. */
  readonly isAlive: () => boolean
  readonly counters: Counters
  /** Of this house to its database, for whoever watches it. */
  readonly connections: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly pages: PageCache
  readonly build: { readonly id: string; readonly timestamp: number }
  /** Asked to close: what is in hand is finished, nothing new is begun. */
  readonly rest: () => void
  readonly close: () => Promise<void>
}

/** Enough for the club to read with while nobody new is let in. */
const WARM = 8

type Closer = () => Promise<void> | void

type OpenOptions = {
  readonly build: House['build']
  /** The embedded database is gone and does not come back: somebody outside has to act. */
  readonly onLost?: () => void
  /** A command at the server opens the house without working the queue off. */
  readonly works?: boolean
}

/** Opens the house: folder, database, schema, demo club, background work. Closing goes the other way. */
export async function openHouse(
  config: Config,
  { build, works = true, onLost }: OpenOptions,
): Promise<House> {
  declareClub()
  const closers: Closer[] = []
  let jobs: Jobs | null = null
  let isResting = false
  const close = async () => {
    // Work in hand comes to its end before anything it works with is taken away; one that will not close keeps nobody else.
    for (const closer of [async () => jobs?.stop(), ...closers.toReversed()]) await closedQuietly(closer)
  }
  try {
    const { databaseUrl, isAlive } = await openGround(config, { closers, onLost })
    useSurroundings({ databaseUrl, dataDir: config.dataDir, build, hasFarFiles: config.s3 !== null })
    await migrate(databaseUrl, { beforeChange: config.backsUpFirst ? saveBeforeUpgrade : sayUnsaved })
    const database = await openFront(config, { databaseUrl, works })
    closers.push(database.close)
    const backRoom = openDatabase(databaseUrl, { max: 5, named: namesDirectly(config) })
    closers.push(backRoom.close)
    if (works && config.databaseUrl && !config.takesForgetful) await refuseForgetful(backRoom.db)
    const mailRoom = openMailRoom(config, closers)
    jobs = await startJobs({ url: databaseUrl, db: backRoom.db, jobs: jobTable(mailRoom), works })
    if (works && config.demo !== 'off')
      await fillDemoClub(backRoom.db, { today: pragueDay(now()), hashPassword })
    const isDemo = await isDemoClub(database.db)
    const pages = newPageCache()
    if (works) closers.push(startSealer(backRoom.db).stop, watchHeld(backRoom.db, FORGOTTEN).stop)
    if (works) closers.push(watchContent(databaseUrl, { pages, onNews: forgetClub }).stop)
    if (works && isDemo && config.demo === 'off')
      throw new StartError(speak(openingWords, config.language)('demoInTheWay'))
    await openBank(config, { db: backRoom.db, isDemo: works && isDemo, closers })
    await insertFirstPages(database.db)
    return {
      config,
      db: database.db,
      databaseUrl,
      mailRoom,
      isDemo,
      isReady: () => !isResting,
      isAlive,
      counters: newCounters(),
      connections: () => ({
        open: database.pool.totalCount,
        idle: database.pool.idleCount,
        waiting: database.pool.waitingCount,
      }),
      pages,
      build,
      rest: () => {
        isResting = true
        jobs?.rest()
      },
      close,
    }
  } catch (error) {
    await close()
    throw startFault(error, config)
  }
}

/** What visitors ask goes through the pooler, where there is one; work in the back and commands come directly. */
async function openFront(
  config: Config,
  { databaseUrl, works }: { databaseUrl: string; works: boolean },
): Promise<Database> {
  if (!works) return openDatabase(databaseUrl, { named: namesDirectly(config) })
  const options = { isPatient: false, warm: WARM, named: config.namesStatements }
  if (!config.directUrl || !config.databaseUrl) return openDatabase(databaseUrl, options)
  await keepWishes(databaseUrl)
  const database = openDatabase(config.databaseUrl, { ...options, isPooled: true })
  await refuseDeafPooler(database.db, config.databaseUrl).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return database
}

const namesDirectly = ({ directUrl, namesStatements }: Config) => directUrl !== null || namesStatements

async function closedQuietly(closer: Closer): Promise<void> {
  try {
    await closer()
  } catch (error) {
    log.warn({ err: error }, 'a part of the house did not close')
  }
}

type Ground = { readonly databaseUrl: string; readonly isAlive: () => boolean }
type GroundOptions = { readonly closers: Closer[]; readonly onLost: (() => void) | undefined }

async function openGround(config: Config, { closers, onLost }: GroundOptions): Promise<Ground> {
  prepareDataDir(config.dataDir)
  useJournalFile(join(config.dataDir, 'erasures.json'))
  useErrorsFile(pathIn(config.dataDir))
  useCopies(config.copies)
  // Here, where nothing can be worked yet: a list of reminders that finds no bank is stopped.
  tellOfBank(config)
  const store = config.s3 ? s3Files(config.s3) : folderFiles(join(config.dataDir, 'files'))
  useFileStore(withDrawings(store, async (key) => (await drawDemoPhoto(key)) ?? drawDemoPortrait(key)))
  if (config.databaseUrl) {
    useAppSecret(appSecret(config.dataDir, config.appSecret))
    return { databaseUrl: config.directUrl ?? config.databaseUrl, isAlive: () => true }
  }
  const lock = lockDataDir(config.dataDir)
  closers.push(lock.release)
  useAppSecret(appSecret(config.dataDir, config.appSecret))
  const postgres = await startEmbeddedPostgres({
    folder: join(config.dataDir, 'pg18'),
    patience: config.databasePatience * 1000,
    onLost,
  })
  closers.push(postgres.stop)
  return { databaseUrl: postgres.url('postgres'), isAlive: postgres.isUp }
}

/** A club looked at as it lies, of whatever version it is: no table changes and nobody works in it. */
export async function lookAround<Seen>(
  config: Config,
  look: (databaseUrl: string) => Promise<Seen>,
): Promise<Seen> {
  declareClub()
  const closers: Closer[] = []
  try {
    const { databaseUrl } = await openGround(config, { closers, onLost: undefined })
    const build = { id: 'club', timestamp: 0 }
    useSurroundings({ databaseUrl, dataDir: config.dataDir, build, hasFarFiles: config.s3 !== null })
    return await look(databaseUrl)
  } catch (error) {
    throw startFault(error, config)
  } finally {
    for (const closer of closers.toReversed()) await closedQuietly(closer)
  }
}

type BankSurroundings = {
  readonly db: Db
  readonly isDemo: boolean
  readonly closers: Closer[]
}

function tellOfBank({ fioUrl: url, fioToken: token, cronSecret }: Config): void {
  useBank({ url, token, cronSecret })
}

/** The demo club has a bank of its own, on loopback, unless it was given another. */
async function openBank(config: Config, { db, isDemo, closers }: BankSurroundings): Promise<void> {
  const { fioToken: token, cronSecret } = config
  if (!isDemo || token) return
  const demo = await startDemoBank(db)
  closers.push(demo.close)
  useBank({ url: demo.url, token: demo.token, cronSecret, isDemo: true })
}

function openMailRoom(config: Config, closers: Closer[]): MailRoom {
  useMailEnvironment({ ...config, dkim: readDkim(config.dkim) })
  useReach(config.outsideReach)
  closers.push(dismissPostman)
  const origin = config.appUrl?.origin ?? `http://localhost:${config.port}`
  return {
    letters: LETTERS,
    afterSent: AFTER_SENT,
    postman: currentPostman,
    origin,
    clubName: async (db) => (await readClub(db)).name,
  }
}
