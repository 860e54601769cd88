import { createWriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWebmaster } from '../entry/sign-in/create-webmaster.server.ts'
import { chainWords } from '../ground/audit/chain.words.ts'
import { verifyHistory } from '../ground/audit/known-ends.server.ts'
import type { ChainFault } from '../ground/audit/verify-chain.server.ts'
import { drillRestore } from '../office/backup/drill-restore.server.ts'
import { recordRestore } from '../office/backup/record-restore.server.ts'
import { restoreBackup } from '../office/backup/restore-backup.server.ts'
import { lookAtForeign, restoreForeign } from '../office/backup/restore-foreign.server.ts'
import { foreignInWords, restoredInWords, rowsOf } from '../office/backup/backup-in-words.ts'
import { readUpgrade } from '../office/backup/upgrade-check.server.ts'
import { upgradeFaults, upgradeInWords } from '../office/backup/upgrade-check.ts'
import { writeBackup } from '../office/backup/write-backup.server.ts'
import { now } from '../ground/platform/clock.server.ts'
import { type House, lookAround, openHouse } from './house.server.ts'
import { previewMail } from '../ground/mail/write-letter.server.ts'
import { dkimRecord } from '../ground/mail/dkim.server.ts'
import { atConsole, languageHere } from '../ground/platform/console.server.ts'
import { ConfigError, readConfig } from '../ground/platform/config.server.ts'
import { StartError } from '../ground/platform/data-dir.server.ts'
import { fileStore } from '../ground/files/files.server.ts'
import { runningPostgresUrl } from '../ground/postgres/embedded-postgres.server.ts'
import { klubovnaVersion } from '../ground/platform/version.server.ts'
import { FIELD_WORDS, Refusal, REFUSAL_WORDS } from '../refusals.ts'
import { supportBundle } from '../office/system/support-bundle.server.ts'
import { clubWords } from './club.words.ts'
import { mailIn } from './mail-in.ts'
import { COPY_COMMANDS } from './copy-commands.ts'

type Command = {
  readonly usage: string
  readonly run: (house: House, args: readonly string[]) => Promise<string>
}

const say = atConsole(clubWords)

// What the person at the server can do: npm run club -- <command>
const COMMANDS: Readonly<Record<string, Command>> = {
  'create-webmaster': {
    usage: say('createWebmasterUsage'),
    run: async (house, [email = '']) => {
      const { mailId } = await createWebmaster(house.db, email)
      return say('webmasterMade', { link: await linkOf(house, mailId) })
    },
  },
  'show-link': {
    usage: say('showLinkUsage'),
    run: (house, [mailId = '']) => linkOf(house, Number(mailId)),
  },
  backup: {
    usage: say('backupUsage'),
    run: async ({ databaseUrl, config }, [file = '']) => {
      if (!file) throw new StartError(say('backupWhere'))
      const out = createWriteStream(file, { mode: 0o600, flags: 'wx' })
      const source = {
        databaseUrl,
        files: fileStore(),
        workDir: join(config.dataDir, 'tmp'),
        version: klubovnaVersion(),
      }
      const { manifest, files } = await writeBackup(source, out)
      return say('backupMade', {
        file,
        tables: manifest.tables.length,
        rows: rowsOf(manifest.tables),
        files: files.count,
      })
    },
  },
  restore: {
    usage: say('restoreUsage'),
    run: async ({ databaseUrl, db }, [file = '', consent = '']) => {
      if (!file || consent !== '--replace') throw new StartError(say('restoreConsent'))
      const { manifest, files } = await restoreBackup(
        { databaseUrl, files: fileStore() },
        { path: file, trust: 'seal' },
      )
      await recordRestore(db, manifest, null)
      return restoredInWords(manifest, { files: files?.count ?? 0, language: languageHere() })
    },
  },
  'restore-foreign': {
    usage: say('foreignUsage'),
    run: async ({ databaseUrl, db, config }, [file = '', consent = '']) => {
      if (!file) throw new StartError(say('foreignWhich'))
      const language = languageHere()
      const foreign = { path: file, secret: config.oldAppSecret }
      if (consent !== '--replace') return foreignInWords(await lookAtForeign(foreign), language)
      const { manifest, files } = await restoreForeign({ databaseUrl, db, files: fileStore() }, foreign)
      return `${restoredInWords(manifest, { files: files?.count ?? 0, language })} ${say('reviewWebmasters')}`
    },
  },
  drill: {
    usage: say('drillUsage'),
    run: async ({ databaseUrl, config }) => {
      const workDir = join(config.dataDir, 'tmp')
      const { tables, rows, files, seconds, chain } = await drillRestore({
        databaseUrl,
        files: fileStore(),
        workDir,
        version: klubovnaVersion(),
      })
      if (chain.fault) throw new StartError(say('drillBrokenChain', { fault: faultInWords(chain.fault) }))
      return say('drillPassed', { seconds, tables, rows, files, entries: chain.entries })
    },
  },
  ...COPY_COMMANDS,
  support: {
    usage: say('supportUsage'),
    run: async ({ db, config }, [file = '']) => {
      if (!file) throw new StartError(say('supportWhere'))
      const bundle = await supportBundle(db, { dataDir: config.dataDir, environment: process.env })
      writeFileSync(file, `${JSON.stringify(bundle, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
      return say('supportMade', { file })
    },
  },
  'verify-audit': {
    usage: say('verifyUsage'),
    run: async (house) => {
      const { entries, fault } = await verifyHistory(house.db)
      if (fault) throw new StartError(say('chainBroken', { fault: faultInWords(fault) }))
      return say('chainHolds', { entries })
    },
  },
}

const faultInWords = ({ kind, seq }: ChainFault) => atConsole(chainWords)(kind, { seq })

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}

async function main([name = '', ...args]: string[]): Promise<void> {
  if (name === 'upgrade-check') return checkUpgrade()
  if (name === 'dkim') return void process.stdout.write(`${dkimRecord(readConfig(process.env).dkim)}\n`)
  if (name === 'mail-in') {
    const { code, said } = await mailIn(openBeside, { letter: process.stdin, describe })
    process[code === 0 ? 'stdout' : 'stderr'].write(`${said}\n`)
    process.exitCode = code
    return
  }
  const command = COMMANDS[name]
  if (!command)
    throw new StartError(
      `${say('usage')}\n\n${[
        ...Object.values(COMMANDS).map(({ usage }) => usage),
        say('dkimUsage'),
        say('mailInUsage'),
        say('upgradeCheckUsage'),
      ]
        .map((usage) => `  ${usage}`)
        .join('\n')}`,
    )
  const house = await openBeside()
  try {
    process.stdout.write(`${await command.run(house, args)}\n`)
  } finally {
    await house.close()
  }
}

/** The one command that opens no house: opening it would upgrade the club. */
async function checkUpgrade(): Promise<void> {
  const config = configBeside()
  const upgrade = await lookAround(config, (url) => readUpgrade(url, config.backsUpFirst))
  process.stdout.write(`${upgradeInWords(upgrade, now(), languageHere())}\n`)
  if (upgradeFaults(upgrade, now()).length > 0) process.exitCode = 1
}

/** Works beside the running app as well as alone: a live database is joined, a sleeping one is woken. */
function configBeside() {
  const config = readConfig(process.env)
  const live = config.databaseUrl ?? runningPostgresUrl(join(config.dataDir, 'pg18'))
  return { ...config, databaseUrl: live, demo: 'off' } as const
}

function openBeside(): Promise<House> {
  return openHouse(configBeside(), { build: { id: 'club', timestamp: 0 }, works: false })
}

async function linkOf(house: House, mailId: number): Promise<string> {
  const preview = Number.isSafeInteger(mailId)
    ? await previewMail(house.db, house.mailRoom, mailId, { withLink: true })
    : null
  if (!preview?.link) throw new StartError(say('noSuchLink'))
  return preview.link
}

function describe(error: unknown): string {
  if (error instanceof Refusal) {
    const faults = Object.values(error.fields ?? {}).map((fault) => atConsole(FIELD_WORDS)(fault))
    return [atConsole(REFUSAL_WORDS)(error.code), ...faults].join(' ')
  }
  return error instanceof ConfigError || error instanceof StartError
    ? error.message
    : String(error instanceof Error ? error.stack : error)
}
