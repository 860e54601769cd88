import { connect } from 'node:net'

export type Said = { readonly status: number; readonly body: string }
export type Line = {
  readonly ask: (method: string, path: string, body?: object) => Promise<Said>
  readonly close: () => void
}

/** One kept connection that asks one thing after another: on two cores a browser's worth of fetch is half of what is measured. */
export function openLine(url: string, token: string): Line {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  let heard = ''
  let waiting: { readonly tell: (said: Said) => void; readonly fail: (fault: Error) => void } | null = null
  const take = () => {
    const end = heard.indexOf('\r\n\r\n')
    const length = end < 0 ? null : /content-length: (\d+)/i.exec(heard)
    if (!length || Buffer.byteLength(heard.slice(end + 4)) < Number(length[1])) return
    const said = { status: Number(heard.slice(9, 12)), body: heard.slice(end + 4) }
    heard = ''
    waiting?.tell(said)
  }
  socket.setEncoding('utf8').on('data', (piece: string) => {
    heard += piece
    take()
  })
  socket.on('error', (fault) => waiting?.fail(fault))
  return {
    ask: (method, path, body) =>
      new Promise((tell, fail) => {
        waiting = { tell, fail }
        const text = body ? JSON.stringify(body) : ''
        const of = body
          ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
          : ''
        socket.write(
          `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\n${of}\r\n${text}`,
        )
      }),
    close: () => socket.destroy(),
  }
}
