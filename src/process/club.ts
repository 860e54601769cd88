import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createWebmaster } from '../entry/sign-in/create-webmaster.server.ts'
import { chainWords } from '../ground/audit/chain.words.ts'
import { type ChainFault, verifyChain } from '../ground/audit/verify-chain.server.ts'
import { drillRestore } from '../office/backup/drill-restore.server.ts'
import { recordRestore } from '../office/backup/record-restore.server.ts'
import { restoreBackup } from '../office/backup/restore-backup.server.ts'
import { lookAtForeign, restoreForeign } from '../office/backup/restore-foreign.server.ts'
import { foreignInWords, restoredInWords, rowsOf } from '../office/backup/backup-in-words.ts'
import { writeBackup } from '../office/backup/write-backup.server.ts'
import { type House, openHouse } from './house.server.ts'
import { previewMail } from '../ground/mail/write-letter.server.ts'
import { ConfigError, readConfig } from '../ground/platform/config.server.ts'
import { StartError } from '../ground/platform/data-dir.server.ts'
import { fileStore } from '../ground/files/files.server.ts'
import { runningPostgresUrl } from '../ground/postgres/embedded-postgres.server.ts'
import { klubovnaVersion } from '../ground/platform/version.server.ts'
import { speak } from '../ground/values/words.ts'
import { FIELD_WORDS, Refusal, REFUSAL_WORDS } from '../refusals.ts'

type Command = {
  readonly usage: string
  readonly run: (house: House, args: readonly string[]) => Promise<string>
}

// What the person at the server can do: npm run club -- <command>
const COMMANDS: Readonly<Record<string, Command>> = {
  'create-webmaster': {
    usage: 'create-webmaster E-MAIL   založí účet webmastera a vypíše odkaz k nastavení hesla',
    run: async (house, [email = '']) => {
      const { mailId } = await createWebmaster(house.db, email)
      return `Účet webmastera je založen. Heslo se nastaví tady (odkaz platí 72 hodin a jen jednou):\n${await linkOf(house, mailId)}`
    },
  },
  'show-link': {
    usage: 'show-link ČÍSLO           vypíše jednorázový odkaz z dopisu v poště klubu',
    run: (house, [mailId = '']) => linkOf(house, Number(mailId)),
  },
  backup: {
    usage: 'backup SOUBOR             uloží celý klub do jednoho souboru',
    run: async ({ databaseUrl, config }, [file = '']) => {
      if (!file) throw new StartError('Řekni, kam zálohu uložit: npm run club -- backup SOUBOR')
      const out = createWriteStream(file, { mode: 0o600, flags: 'wx' })
      const source = {
        databaseUrl,
        files: fileStore(),
        workDir: join(config.dataDir, 'tmp'),
        version: klubovnaVersion(),
      }
      const { manifest, files } = await writeBackup(source, out)
      return `Záloha je hotová: ${file}, tabulek ${manifest.tables.length}, řádků ${rowsOf(manifest.tables)}, souborů ${files.count}. Jsou v ní osobní údaje, hlídej ji.`
    },
  },
  restore: {
    usage: 'restore SOUBOR --replace  vrátí klub do podoby ze zálohy, všechno nynější zahodí',
    run: async ({ databaseUrl, db }, [file = '', consent = '']) => {
      if (!file || consent !== '--replace')
        throw new StartError(
          'Obnova zahodí všechno, co v klubu je teď. Potvrď to: npm run club -- restore SOUBOR --replace',
        )
      const { manifest, files } = await restoreBackup(
        { databaseUrl, files: fileStore() },
        { path: file, trust: 'seal' },
      )
      await recordRestore(db, manifest, null)
      return restoredInWords(manifest, files?.count ?? 0)
    },
  },
  'restore-foreign': {
    usage: 'restore-foreign SOUBOR    řekne, co je v záloze bez pečeti nebo s cizí; s --replace ji vrátí',
    run: async ({ databaseUrl, db, config }, [file = '', consent = '']) => {
      if (!file) throw new StartError('Řekni, kterou zálohu: npm run club -- restore-foreign SOUBOR')
      const foreign = { path: file, secret: config.oldAppSecret }
      if (consent !== '--replace') return foreignInWords(await lookAtForeign(foreign))
      const { manifest, files } = await restoreForeign({ databaseUrl, db, files: fileStore() }, foreign)
      return `${restoredInWords(manifest, files?.count ?? 0)} Projdi účty s rolí Webmaster.`
    },
  },
  drill: {
    usage: 'drill                     zkouška obnovy: čerstvá záloha se vrátí do dočasné databáze a porovná',
    run: async ({ databaseUrl, config }) => {
      const workDir = join(config.dataDir, 'tmp')
      const { tables, rows, files, seconds, chain } = await drillRestore({
        databaseUrl,
        files: fileStore(),
        workDir,
        version: klubovnaVersion(),
      })
      if (chain.fault)
        throw new StartError(`Obnova prošla, ale historie je porušená: ${faultInWords(chain.fault)}.`)
      return `Zkouška obnovy prošla za ${seconds} s: tabulek ${tables}, řádků ${rows}, souborů ${files}, všechny součty souhlasí a historie drží (záznamů ${chain.entries}).`
    },
  },
  'verify-audit': {
    usage: 'verify-audit              ověří, že do historie klubu nikdo nezasáhl',
    run: async (house) => {
      const { entries, fault } = await verifyChain(house.db)
      if (fault) throw new StartError(`Historie je porušená: ${faultInWords(fault)}.`)
      return `Historie je v pořádku, záznamů: ${entries}.`
    },
  },
}

const faultInWords = ({ kind, seq }: ChainFault) => speak(chainWords, 'cs')(kind, { seq })

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name]
  if (!command)
    throw new StartError(
      `Použití: npm run club -- PŘÍKAZ\n\n${Object.values(COMMANDS)
        .map(({ usage }) => `  ${usage}`)
        .join('\n')}`,
    )
  const house = await openBeside()
  try {
    process.stdout.write(`${await command.run(house, args)}\n`)
  } finally {
    await house.close()
  }
}

/** Works beside the running app as well as alone: a live database is joined, a sleeping one is woken. */
async function openBeside(): Promise<House> {
  const config = readConfig(process.env)
  const live = config.databaseUrl ?? runningPostgresUrl(join(config.dataDir, 'pg18'))
  return openHouse(
    { ...config, databaseUrl: live, demo: 'off' },
    { build: { id: 'club', timestamp: 0 }, works: false },
  )
}

async function linkOf(house: House, mailId: number): Promise<string> {
  const preview = Number.isSafeInteger(mailId)
    ? await previewMail(house.db, house.mailRoom, mailId, { withLink: true })
    : null
  if (!preview?.link) throw new StartError('Takový dopis s odkazem v poště klubu není.')
  return preview.link
}

function describe(error: unknown): string {
  if (error instanceof Refusal) {
    const faults = Object.values(error.fields ?? {}).map((fault) => speak(FIELD_WORDS, 'cs')(fault))
    return [speak(REFUSAL_WORDS, 'cs')(error.code), ...faults].join(' ')
  }
  return error instanceof ConfigError || error instanceof StartError
    ? error.message
    : String(error instanceof Error ? error.stack : error)
}
