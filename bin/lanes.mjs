// Steps side by side: some leave a core idle, and others fill it. What each says is kept whole: one speaks at once, the others are
// written down until it is their turn.

/**
 * Runs every step, at most `lanes` of them at a time, in the order given; one that needs another waits for it, and does not run when
 * it fell; one that must be alone has nobody beside it. A step that falls takes nothing else with it.
 * @returns {Promise<{ name: string, passed: boolean, wasRun: boolean, seconds: number }[]>} in the order given
 */
export async function runInLanes(steps, { lanes, run, say }) {
  const waiting = [...steps]
  const ended = new Map()
  const floor = speakers(say)
  const running = new Set()

  await new Promise((resolve) => {
    const goOn = () => {
      if (running.size === 0 && waiting.length === 0) return resolve()
      const next = waiting.findIndex((step) => !isAwaited(step.needs) && hasRoom(step))
      if (next < 0) return
      begin(waiting.splice(next, 1)[0])
      goOn()
    }
    const isAwaited = (name) => steps.some((step) => step.name === name) && !ended.has(name)
    const hasRoom = ({ alone }) =>
      alone ? running.size === 0 : running.size < lanes && ![...running].some((step) => step.alone)
    const begin = (step) => {
      const speaker = floor.enter()
      const startedAt = Date.now()
      const end = (passed, wasRun) => {
        const seconds = Math.round((Date.now() - startedAt) / 1000)
        ended.set(step.name, { name: step.name, passed, wasRun, seconds })
        speaker.leave()
      }
      if (step.needs && ended.get(step.needs)?.passed === false) return end(false, false)
      running.add(step)
      speaker.say(`\n── ${step.name}\n`)
      void passes(step, speaker.say).then((passed) => {
        running.delete(step)
        end(passed, true)
        goOn()
      })
    }
    const passes = async (step, tell) => {
      try {
        return await run(step, tell)
      } catch (error) {
        tell(`  ${error instanceof Error ? error.message : String(error)}\n`)
        return false
      }
    }
    goOn()
  })
  return steps.map(({ name }) => ended.get(name))
}

/** Who came first has the floor until he leaves; then whoever came next, with all he had to say. */
function speakers(say) {
  const inLine = []
  const giveFloor = () => {
    while (inLine.length > 0) {
      const [first] = inLine
      for (const text of first.kept.splice(0)) say(text)
      if (!first.hasLeft) return
      inLine.shift()
    }
  }
  return {
    enter: () => {
      const one = { kept: [], hasLeft: false }
      inLine.push(one)
      return {
        say: (text) => (inLine[0] === one ? say(text) : one.kept.push(text)),
        leave: () => ((one.hasLeft = true), giveFloor()),
      }
    },
  }
}
