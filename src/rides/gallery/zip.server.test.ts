import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipFiles } from './zip.server.ts'

test('others can read our zip', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kl-zip-'))
  const chunks: Uint8Array[] = []
  const files = [
    { name: 'jaro/jaro-1.jpg', load: async () => Buffer.from('první') },
    { name: 'jaro/chybí.jpg', load: async () => null },
    { name: 'jaro/žluťoučký.jpg', load: async () => Buffer.alloc(70_000, 7) },
  ]
  for await (const chunk of zipFiles(files)) chunks.push(chunk)
  const file = join(folder, 'a.zip')
  writeFileSync(file, Buffer.concat(chunks))

  const script =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(z.testzip(), *[f"{i.filename}:{i.file_size}" for i in z.infolist()])'
  const told = hasPython() ? execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }).trim() : null

  expect(told ?? EXPECTED).toBe(EXPECTED)
  expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  rmSync(folder, { recursive: true, force: true })
})

const EXPECTED = 'None jaro/jaro-1.jpg:6 jaro/žluťoučký.jpg:70000'

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
}
