// npm run stored-backup: the demo club of this version as a small backup, for the test that restores every version's own.
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '../src/entry/accounts/password-hash.server.ts'
import { writeBackup } from '../src/office/backup/write-backup.server.ts'
import { fillDemoClub } from '../src/process/demo.server.ts'
import { putDemoDocuments } from '../src/site/documents/demo-documents.server.ts'
import { photoKey } from '../src/rides/gallery/photo-file.ts'
import { openHouse } from '../src/process/house.server.ts'
import { now } from '../src/ground/platform/clock.server.ts'
import { atConsole } from '../src/ground/platform/console.server.ts'
import { readConfig } from '../src/ground/platform/config.server.ts'
import { pragueDay } from '../src/ground/values/day.ts'
import { fileStore, readFile } from '../src/ground/files/files.server.ts'
import { klubovnaVersion } from '../src/ground/platform/version.server.ts'
import { STORED_SECRET, STORED_BACKUPS } from '../test/stored-backups.ts'
import { documentWords } from './documents.words.ts'

const PHOTOS = 2

const dataDir = mkdtempSync(join(tmpdir(), 'kl-stored-'))
const config = readConfig({ DATA_DIR: dataDir, APP_SECRET: STORED_SECRET })
const house = await openHouse(config, { build: { id: 'stored', timestamp: 0 }, works: false })
try {
  // An open house has its first pages already; the demo club brings its own.
  await house.db.deleteFrom('pageVersion').execute()
  await fillDemoClub(house.db, { today: pragueDay(now()), hashPassword })
  // Whoever reads one draws it.
  const photos = await house.db.selectFrom('photo').select('fileKey').orderBy('id').limit(PHOTOS).execute()
  for (const { fileKey } of photos) await readFile(fileStore(), photoKey(fileKey, 400, 'jpg'))
  await putDemoDocuments(house.db)
  mkdirSync(STORED_BACKUPS, { recursive: true })
  const version = klubovnaVersion()
  const file = join(STORED_BACKUPS, `${version}.tar.gz`)
  const source = {
    databaseUrl: house.databaseUrl,
    files: fileStore(),
    workDir: join(dataDir, 'tmp'),
    version,
  }
  const { manifest, files } = await writeBackup(source, createWriteStream(file))
  const counts = { tables: manifest.tables.length, files: files.count }
  process.stdout.write(`${atConsole(documentWords)('stored', { file, ...counts })}\n`)
} finally {
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
}
