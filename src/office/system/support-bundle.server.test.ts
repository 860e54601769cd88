import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aCanary } from '../../../test/canary.ts'
import { CANARY } from '../../../test/canary-words.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'
import { until } from '../../../test/until.ts'
import { log } from '../../ground/platform/log.server.ts'
import { pathIn, readErrors, useErrorsFile } from '../../ground/platform/last-errors.server.ts'
import { surroundings, useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { supportBundle } from './support-bundle.server.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-support-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the bundle tells versions, state and the last errors, and nothing that is anybody’s', async () => {
  const other = { databaseUrl: '', build: { id: 'test', timestamp: 0 }, hasFarFiles: true }
  useSurroundings({ ...other, dataDir })
  await aCanary(db())
  await db()
    .updateTable('mail')
    .set({ state: 'failed', lastError: `550 5.1.1 <${CANARY.email}> unknown` })
    .execute()
  useErrorsFile(pathIn(dataDir))
  const { level } = log
  log.level = 'error'
  log.error(
    {
      err: Object.assign(new Error(`${CANARY.lastName} was here`), { code: '23505' }),
      requestId: 'the-number',
    },
    'an error the test made itself',
  )
  log.level = level
  await until(() => readErrors(dataDir, 5).length > 0)

  const bundle = await supportBundle(db(), {
    dataDir,
    environment: { SMTP_URL: `smtp://${CANARY.email}:heslo@mail.test`, FIO_TOKEN: '' },
  })
  const text = JSON.stringify(bundle)

  expect(surroundings().dataDir).toBe(dataDir)
  expect(Object.values(CANARY).filter((word) => text.includes(word))).toEqual([])
  expect(text).not.toContain('heslo')
  expect(bundle).toMatchObject({
    node: process.version,
    settings: ['SMTP_URL'],
    levels: { disk: expect.any(String) },
    errors: [
      {
        requestId: 'the-number',
        name: 'Error',
        code: '23505',
        where: expect.arrayContaining([expect.stringContaining('support-bundle')]),
      },
    ],
  })
  expect(bundle.mail).toEqual(expect.arrayContaining([expect.objectContaining({ replies: ['550'] })]))
})
