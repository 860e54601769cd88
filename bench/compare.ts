import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder, removeFolder } from '../test/house.ts'
import { type ClubHouse, openClubHouse, openCluster, ROOT } from './club-house.ts'
import { percentile } from './judge.ts'
import { load } from './load.ts'
import { askedOf } from './measure.ts'
import { WORKS } from './works.ts'

const MEMBERS = 20_000
const ROUNDS = 3

/** Two commits side by side in one run: both built, both over the same club, every work by turns. */
export async function compare(one: string, two: string, only: string | null): Promise<void> {
  const folder = aFolder()
  const trees = [one, two].map((commit, index) => treeOf(commit, join(folder, `tree-${index}`)))
  const cluster = await openCluster()
  const houses: ClubHouse[] = []
  for (const [index, root] of trees.entries())
    houses.push(await openClubHouse(cluster, { members: MEMBERS, root, name: `side_${index}` }))
  console.log(`${MEMBERS} members; p50 alone and requests/s at 16 of ${one} | ${two}`)
  for (const work of WORKS.filter(({ name }) => only === null || name.includes(only))) {
    const figures = houses.map(() => ({ p50: [] as number[], rate: [] as number[] }))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, house] of houses.entries()) {
        const asked = askedOf(house, work)
        figures[index]?.p50.push((await load(asked, { connections: 1, seconds: 1 })).p50)
        figures[index]?.rate.push((await load(asked, { connections: 16, seconds: 2 })).rate)
      }
    const p50 = figures.map((figure) => percentile(figure.p50, 0.5))
    const rate = figures.map((figure) => percentile(figure.rate, 0.5))
    console.log(
      `${work.name.padEnd(28)} ${p50.map((ms) => ms.toFixed(1)).join(' | ')} ms (${ratio(p50)} ×)   ${rate.map((count) => count.toFixed(0)).join(' | ')}/s (${ratio(rate)} ×)`,
    )
  }
  for (const house of houses) await house.close()
  await cluster.close()
  for (const tree of trees) git('worktree', 'remove', '--force', tree)
  removeFolder(folder)
}

function ratio([one = 0, two = 0]: readonly number[]): string {
  return (two / one).toFixed(2)
}

function treeOf(commit: string, tree: string): string {
  git('worktree', 'add', '--detach', tree, commit)
  const modules = join(tree, 'node_modules')
  if (existsSync(modules)) rmSync(modules)
  symlinkSync(join(ROOT, 'node_modules'), modules)
  execFileSync(process.execPath, [join(tree, 'bin', 'build.mjs')], { cwd: tree, stdio: 'ignore' })
  return tree
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}
