type Answer = {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
}

/** What a browser is told and says over its own wire: WebDriver BiDi and Chromium's protocol have the same shape. */
export async function talkTo(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: Error) => void }>()
  const heard = new Map<string, (params: never) => void>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, method, params, result, ...rest } = JSON.parse(data) as Answer
    if (method) heard.get(method)?.(params as never)
    const one = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (result === undefined) one?.reject(new Error(JSON.stringify(rest)))
    else one?.resolve(result as never)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    hear: (method: string, listener: (params: never) => void) => heard.set(method, listener),
    hangUp: () => socket.close(),
  }
}
