import { expect, test } from 'vitest'

type Step = { readonly name: string; readonly needs?: string; readonly alone?: boolean }
type Say = (text: string) => void
type Result = { name: string; passed: boolean; wasRun: boolean; seconds: number }

const LANES = '../../bin/lanes.mjs'
const { runInLanes } = (await import(LANES)) as {
  runInLanes: (
    steps: readonly Step[],
    how: { lanes: number; run: (step: Step, say: Say) => Promise<boolean>; say: Say },
  ) => Promise<Result[]>
}

/** Steps that end when the test says so. */
function stage(steps: readonly Step[], lanes = 2) {
  const begun: string[] = []
  const said: string[] = []
  const onStage = new Map<string, { say: Say; end: (passed: boolean) => void; fall: (why: Error) => void }>()
  const results = runInLanes(steps, {
    lanes,
    say: (text) => said.push(text),
    run: ({ name }, say) => {
      begun.push(name)
      return new Promise((end, fall) => onStage.set(name, { say, end, fall }))
    },
  })
  const at = (name: string) => {
    const step = onStage.get(name)
    if (!step) throw new Error(`${name} has not begun`)
    return step
  }
  const end = async (name: string, passed = true) => {
    at(name).end(passed)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, results, at, end, told: () => said.join('').replaceAll('\n', ' ').trim() }
}

const brief = (results: readonly Result[]) =>
  results.map(
    ({ name, passed, wasRun }) => `${name} ${passed ? 'passed' : 'fell'}${wasRun ? '' : ', not run'}`,
  )

test('two run at a time, in their order; the next begins when either ends', async () => {
  const { begun, end, results } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }])

  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('d')
  await end('c')
  expect(brief(await results)).toEqual(['a passed', 'b passed', 'c passed', 'd passed'])
})

test('who needs another waits for it and lets the next one pass; one nobody asked for is not waited for', async () => {
  const { begun, end, results } = stage([
    { name: 'build' },
    { name: 'house', needs: 'build' },
    { name: 'doors' },
    { name: 'odd', needs: 'left out' },
  ])

  expect(begun).toEqual(['build', 'doors'])
  await end('build')
  expect(begun).toEqual(['build', 'doors', 'house'])
  await end('house')
  await end('odd')
  await end('doors')
  expect(brief(await results)).toEqual(['build passed', 'house passed', 'doors passed', 'odd passed'])
})

test('who must be alone waits until the others have ended, and nobody begins beside him', async () => {
  const { begun, end, results } = stage([
    { name: 'types' },
    { name: 'doors', alone: true },
    { name: 'lint' },
    { name: 'house', alone: true },
    { name: 'last' },
  ])

  expect(begun).toEqual(['types', 'lint'])
  await end('types')
  expect(begun).toEqual(['types', 'lint', 'last'])
  await end('lint')
  await end('last')
  expect(begun.slice(3)).toEqual(['doors'])
  await end('doors')
  expect(begun.slice(3)).toEqual(['doors', 'house'])
  await end('house')
  expect(brief(await results)).toHaveLength(5)
})

test('beside one who is alone nobody begins, even when there is room', async () => {
  const { begun, end, results } = stage([{ name: 'doors', alone: true }, { name: 'types' }])

  expect(begun).toEqual(['doors'])
  await end('doors')
  expect(begun).toEqual(['doors', 'types'])
  await end('types')
  expect(brief(await results)).toEqual(['doors passed', 'types passed'])
})

test('a step that falls hides no other, and whoever needs it is not run', async () => {
  const { begun, at, end, results } = stage([
    { name: 'build' },
    { name: 'rules' },
    { name: 'house', needs: 'build' },
    { name: 'doors' },
  ])

  await end('build', false)
  at('rules').fall(new Error('no such program'))
  await end('rules')
  await end('doors', false)

  expect(begun).toEqual(['build', 'rules', 'doors'])
  expect(brief(await results)).toEqual(['build fell', 'rules fell', 'house fell, not run', 'doors fell'])
})

test('what each says stays whole: one speaks, the next is heard when it has ended', async () => {
  const { at, end, results, told } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }])

  at('a').say('a1 ')
  at('b').say('b1 ')
  expect(told()).toBe('── a a1')
  at('a').say('a2 ')
  at('b').say('b2 ')
  await end('b')
  at('c').say('c1 ')
  expect(told()).toBe('── a a1 a2')
  await end('a')
  expect(told()).toBe('── a a1 a2  ── b b1 b2  ── c c1')
  at('c').fall(new Error('lost'))
  await results
  expect(told()).toBe('── a a1 a2  ── b b1 b2  ── c c1   lost')
})
