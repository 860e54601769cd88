import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { S3 } from '../../src/ground/platform/config.server.ts'
import { ended, freePort } from '../house.ts'
import { until } from '../until.ts'
import { startPart } from './parts.ts'

export type Ceph = {
  readonly bucket: S3
  /** The gateway as a power cut ends it, and begun anew on the same port; what it keeps lies behind it. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly freeze: () => void
  readonly thaw: () => void
  readonly stop: () => Promise<void>
}

const KEYS = { accessKeyId: 'klub', secretAccessKey: 'tajny-klic-klubu' }

/** The smallest Ceph there is: one monitor, one store in memory, and the gateway that speaks S3. Takes some twenty seconds. */
export async function startCeph(folder: string): Promise<Ceph> {
  const [first, second, gate] = [await freePort(), await freePort(), await freePort()]
  const [fsid, osd] = [randomUUID(), randomUUID()]
  const monitor = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`
  const file = join(folder, 'ceph.conf')
  for (const name of ['mon', 'osd', 'rgw', 'crash']) mkdirSync(join(folder, name))
  writeFileSync(file, settings(folder, { fsid, monitor, gate }))
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, {
      env: { ...process.env, CEPH_CONF: file },
      stdio: ['ignore', 'pipe', 'ignore'],
    })

  const keyring = join(folder, 'keyring')
  run('ceph-authtool', '-C', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    run(
      'ceph-authtool',
      keyring,
      '--gen-key',
      '-n',
      name,
      '--cap',
      'mon',
      'allow *',
      '--cap',
      'osd',
      'allow *',
    )
  const map = join(folder, 'monmap')
  run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', monitor, map)
  run('ceph-mon', '-c', file, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring)
  const mon = startPart('ceph-mon', ['-c', file, '-i', 'a', '-f'])
  run('ceph', '-c', file, '--connect-timeout', '60', 'osd', 'new', osd, '0')
  run('ceph-osd', '-c', file, '-i', '0', '--mkfs', '--osd-uuid', osd)
  const store = startPart('ceph-osd', ['-c', file, '-i', '0', '-f'])
  await until(() => run('ceph', '-c', file, 'osd', 'stat').toString().includes('1 up'), { every: 300 })

  const bucket: S3 = { endpoint: `http://127.0.0.1:${gate}`, bucket: 'klub', region: 'auto', ...KEYS }
  let gateway = startPart('radosgw', ['-c', file, '-n', 'client.rgw', '-f'])
  const untilAnswers = () =>
    until(async () => (await fetch(bucket.endpoint).catch(() => null))?.ok ?? false, {
      within: 120_000,
      every: 200,
    })
  await untilAnswers()
  const { accessKeyId, secretAccessKey } = KEYS
  const named = ['--uid=klub', '--display-name=Klub']
  const keys = [`--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`]
  run('radosgw-admin', '-c', file, 'user', 'create', ...named, ...keys)
  const client = new AwsClient({ ...KEYS, region: 'auto', service: 's3' })
  const made = await client.fetch(`${bucket.endpoint}/klub`, { method: 'PUT' })
  if (!made.ok) throw new Error(`Ceph made no bucket: ${made.status}`)

  return {
    bucket,
    kill: async () => {
      gateway.child.kill('SIGKILL')
      await ended(gateway.child)
    },
    start: async () => {
      gateway = startPart('radosgw', ['-c', file, '-n', 'client.rgw', '-f'])
      await untilAnswers()
    },
    freeze: () => void gateway.child.kill('SIGSTOP'),
    thaw: () => void gateway.child.kill('SIGCONT'),
    stop: async () => {
      for (const { child } of [gateway, store, mon]) {
        child.kill('SIGKILL')
        await ended(child)
      }
    },
  }
}

type Places = { readonly fsid: string; readonly monitor: string; readonly gate: number }

function settings(folder: string, { fsid, monitor, gate }: Places): string {
  return `[global]
fsid = ${fsid}
mon host = ${monitor}
keyring = ${folder}/keyring
auth allow insecure global id reclaim = true
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
pid file =
mon data = ${folder}/mon
mon cluster log file = ${folder}/cluster.log
crash dir = ${folder}/crash
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gate}
rgw data = ${folder}/rgw
`
}
