import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomers } from '../fee-run.ts'
import { aFolder, freePort, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { endTree } from '../left-behind.ts'
import { until } from '../until.ts'
import {
  aTreasurer,
  example,
  inDatabase,
  keepWriting,
  missingOrDoubled,
  SECRET,
  untilOpen,
} from './machines.ts'
import { describeWith, startPart } from './parts.ts'

/** As docs/operations.md states it: from the loss of the primary to the next payment that is acknowledged. */
const STATED = 45_000
const ON_ARM = { ETCD_UNSUPPORTED_ARCH: process.arch }

type Node = {
  readonly name: string
  readonly folder: string
  readonly rest: number
  readonly port: number
  /** What the other one copies it over. */ readonly wire: Wire
  patroni: ReturnType<typeof startPart> | null
}

describeWith(
  ['patroni', 'etcd-server', 'postgresql-15', 'haproxy'],
  'a database of two machines under Patroni',
  () => {
    const folder = aFolder()
    const nodes: Node[] = []
    let etcd: ReturnType<typeof startPart> | undefined
    let proxy: ReturnType<typeof startPart> | undefined
    let house: RunningHouse | undefined
    let [front, token] = ['', '']
    let payers: readonly number[] = []

    beforeAll(async () => {
      const [client, peer] = [await freePort(), await freePort()]
      const at = (port: number) => `http://127.0.0.1:${port}`
      const listens = ['--listen-client-urls', at(client), '--advertise-client-urls', at(client)]
      const peers = ['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)]
      const alone = ['--initial-cluster', `default=${at(peer)}`, '--data-dir', join(folder, 'etcd')]
      etcd = startPart('etcd-server', [...listens, ...peers, ...alone], ON_ARM)
      await untilOpen(client)
      for (const name of ['alfa', 'beta']) {
        const port = await freePort()
        const node: Node = {
          name,
          folder: join(folder, name),
          rest: await freePort(),
          port,
          wire: await aWire(port),
          patroni: null,
        }
        mkdirSync(node.folder, { mode: 0o700 })
        writeFileSync(join(node.folder, 'patroni.yml'), settingsOf(node, client))
        nodes.push(node)
        open(node)
        await until(async () => (await stateOf(node)) !== null, { within: 120_000, every: 200 })
      }
      await untilInSync()
      const port = await freePort()
      writeFileSync(join(folder, 'haproxy.cfg'), balancerSettings(port))
      proxy = startPart('haproxy', ['-f', join(folder, 'haproxy.cfg')])
      await untilOpen(port)
      const primary = `postgresql://postgres:another-long-word@127.0.0.1:${port}/postgres`
      // The balancer believes in both until it has asked them.
      await until(() => isDone(primary, 'create role klubovna login password $$slovo$$'))
      await until(() => isDone(primary, 'create database klubovna owner klubovna'))
      front = `postgresql://klubovna:slovo@127.0.0.1:${port}/klubovna`
      house = await startHouse({ env: { DATABASE_URL: front, APP_SECRET: SECRET } })
      token = await inDatabase(front, aTreasurer)
      payers = await inDatabase(front, (db) => newcomers(db, 300))
    })
    afterAll(async () => {
      await house?.kill('SIGTERM')
      await proxy?.stop()
      for (const node of nodes) {
        lose(node)
        node.wire.close()
      }
      await etcd?.stop()
      removeFolder(folder)
      if (house) removeFolder(house.dataDir)
    })

    function settingsOf({ name, folder: own, rest, port, wire }: Node, dcs: number): string {
      return example('patroni.yml', {
        'name: alfa': `name: ${name}`,
        '127.0.0.1:8008': `127.0.0.1:${rest}`,
        '127.0.0.1:2379': `127.0.0.1:${dcs}`,
        'listen: 127.0.0.1:5432': `listen: 127.0.0.1:${port}`,
        'connect_address: 127.0.0.1:5432': `connect_address: 127.0.0.1:${wire.port}`,
        '/var/lib/postgresql/15/klubovna': join(own, 'data'),
        '/var/run/postgresql': own,
      })
    }

    function balancerSettings(port: number): string {
      const [first, second] = nodes
      return example('haproxy-postgres.cfg', {
        '127.0.0.1:5000': `127.0.0.1:${port}`,
        '127.0.0.1:5432 check port 8008': `127.0.0.1:${first?.port} check port ${first?.rest}`,
        '127.0.0.2:5432 check port 8008': `127.0.0.1:${second?.port} check port ${second?.rest}`,
      })
    }

    function open(node: Node): void {
      node.patroni = startPart('patroni', [join(node.folder, 'patroni.yml')])
    }

    const nodeThat = async (is: string) => {
      for (const node of nodes) if ((await stateOf(node)) === is) return node
      return null
    }

    const untilInSync = () =>
      until(async () => (await nodeThat('master')) !== null && (await nodeThat('sync')) !== null, {
        within: 180_000,
        every: 200,
      })

    /** As when its machine loses power: nobody of it has a chance to say anything. */
    function lose(node: Node): void {
      if (node.patroni) endTree(node.patroni.child)
      node.patroni = null
      // The server is nobody's child.
      for (const pid of serversOf(node)) endNow(pid)
    }

    test('the primary lost under load, twice: nothing acknowledged is lost, and writing goes on within the stated time', async () => {
      const writing = keepWriting(house?.url ?? '', token, payers, 3)
      const outages: number[] = []
      for (const round of [1, 2]) {
        await until(() => writing.acknowledged.length > round * 20)
        const primary = await nodeThat('master')
        if (!primary) throw new Error('nobody is the primary')
        lose(primary)
        const lostAt = performance.now()
        const before = writing.acknowledged.length
        await until(() => writing.acknowledged.length > before + 3, { within: 120_000 })
        outages.push(Math.round(performance.now() - lostAt))
        open(primary)
        await untilInSync()
      }
      await writing.stop()

      process.stdout.write(`without a primary, milliseconds: ${outages.join(', ')}\n`)
      expect(Math.max(...outages)).toBeLessThan(STATED)
      expect(await missingOrDoubled(front, payers, writing)).toEqual([])
      expect(house?.child.exitCode).toBeNull()
    })

    test('while the standby hears nothing, nothing is acknowledged that the primary alone has', async () => {
      const others = await inDatabase(front, (db) => newcomers(db, 200))
      const writing = keepWriting(house?.url ?? '', token, others, 3)
      await until(() => writing.acknowledged.length > 10)
      const primary = await nodeThat('master')
      if (!primary) throw new Error('nobody is the primary')
      primary.wire.hush()
      const hushedAt = performance.now()
      await until(() => performance.now() - hushedAt > 8000)
      lose(primary)
      primary.wire.cut()
      const before = writing.acknowledged.length
      await until(() => writing.acknowledged.length > before + 10, { within: 120_000 })
      await writing.stop()

      expect(await missingOrDoubled(front, others, writing)).toEqual([])
    })
  },
)

type Wire = {
  readonly port: number
  /** Takes what comes and hands nothing on; both ends think the other is slow. */
  readonly hush: () => void
  /** What was on its way is lost. */
  readonly cut: () => void
  readonly close: () => void
}

async function aWire(to: number): Promise<Wire> {
  const ends = new Set<Socket>()
  const server = createServer((here) => {
    const there = connect(to, '127.0.0.1')
    for (const end of [here, there]) ends.add(end.on('error', () => undefined))
    here.pipe(there).pipe(here)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () => {
    for (const end of ends) end.destroy()
    ends.clear()
  }
  return {
    port,
    hush: () => {
      for (const end of ends) end.unpipe().pause()
    },
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}

/** What Patroni says of one: master, sync, replica, or nothing at all. */
async function stateOf({ rest }: Node): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${rest}/patroni`).catch(() => null)
  const said = (await answer?.json().catch(() => null)) as Said | null | undefined
  if (said?.state !== 'running') return null
  return said.sync_standby ? 'sync' : (said.role ?? null)
}
type Said = { readonly state: string; readonly role?: string; readonly sync_standby?: boolean }

/** The server of one, and whoever works for it. */
function serversOf({ folder }: Node): readonly number[] {
  try {
    const postmaster = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    return [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)]
  } catch {
    // It does not run.
    return []
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with the others.
  }
}

async function isDone(url: string, order: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(order)
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
