import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Received = { readonly to: string; readonly messageId: string; readonly source: string }

type Behaviour = 'accept' | 'refuse' | 'greylist' | 'die-after-data'

/** A real mail server on loopback, as friendly or as nasty as a test needs it. */
export async function aMailServer(behaviour: Behaviour = 'accept') {
  const received: Received[] = []
  const mood = { behaviour }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) => {
      if (mood.behaviour === 'refuse') return done(withCode(550, 'no such user'))
      if (mood.behaviour === 'greylist') return done(withCode(451, 'come back later'))
      return done()
    },
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += chunk.toString('utf8')
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',')
        received.push({ to, messageId: /^message-id: (.*)$/im.exec(source)?.[1]?.trim() ?? '', source })
        if (mood.behaviour === 'die-after-data') for (const socket of sockets) socket.destroy()
        else done()
      })
    },
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mood,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
