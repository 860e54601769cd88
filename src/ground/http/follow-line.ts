type Following = {
  /** How often it is looked at while the line does not hold. */
  readonly everyMs: number
  readonly take: (picture: unknown, isLive: boolean) => void
  readonly onLost?: () => void
}

/** Follows a thing in the browser: live by its line (`live-line`) while that holds, by looking when it does not. */
export function followLine(address: string, { everyMs, take, onLost }: Following): () => void {
  const source = new EventSource(`${address}/stream`)
  let looking: ReturnType<typeof setInterval> | null = null
  let isStopped = false

  const stopLooking = () => {
    if (looking) clearInterval(looking)
    looking = null
  }
  const look = async () => {
    onLost?.()
    const response = await fetch(address).catch(() => null)
    const picture: unknown = response?.ok ? await response.json().catch(() => null) : null
    // What was asked before the line came back is older than what it told.
    if (looking && !isStopped) take(picture, false)
  }

  source.addEventListener('open', stopLooking)
  source.addEventListener('message', ({ data }) => take(parsed(data), true))
  // A line that ends comes back within a second; only one that does not is worth a word.
  source.addEventListener('error', () => {
    looking ??= setInterval(() => void look(), everyMs)
  })
  return () => {
    isStopped = true
    source.close()
    stopLooking()
  }
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
