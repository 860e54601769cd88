import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { noteLinks } from './known-secrets.ts'

type Received = {
  /** Of the envelope: where it would return to. */
  readonly from: string
  readonly to: string
  readonly messageId: string
  readonly source: string
}

/** What the server answers at which step; what is not named here is friendly. */
const REFUSALS = {
  refuse: { step: 'to', code: 550, text: '5.1.1 no such user' },
  greylist: { step: 'to', code: 451, text: '4.7.1 come back later' },
  'mailbox-full': { step: 'to', code: 552, text: '5.2.2 mailbox full' },
  policy: { step: 'to', code: 550, text: '5.7.1 we do not like you' },
  'refuse-sender': { step: 'from', code: 553, text: '5.7.1 not your address' },
  'refuse-content': { step: 'data', code: 554, text: '5.6.0 this is spam' },
  'too-many': { step: 'data', code: 452, text: '4.5.3 too many letters' },
  'refuse-auth': { step: 'auth', code: 535, text: '5.7.8 wrong password' },
} as const

type Behaviour =
  | keyof typeof REFUSALS
  | 'accept'
  | 'slow'
  | 'held'
  | 'silent-greeting'
  | 'die-at-recipient'
  | 'die-after-data'
  | 'close-after-letter'

type Step = (typeof REFUSALS)[keyof typeof REFUSALS]['step']

/** A real mail server on loopback, as friendly or as nasty as a test needs it. */
export async function aMailServer(behaviour: Behaviour = 'accept', { auth = false } = {}) {
  const received: Received[] = []
  const mood = { behaviour, delay: 200 }
  /** Letters it has and says nothing of, until it is let go on. */
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const refusalAt = (step: Step) => {
    const refusal = Object.entries(REFUSALS).find(([name]) => name === mood.behaviour)?.[1]
    return refusal?.step === step ? withCode(refusal.code, refusal.text) : null
  }
  const server = new SMTPServer({
    authOptional: !auth,
    allowInsecureAuth: true,
    disabledCommands: auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => (mood.behaviour === 'silent-greeting' ? undefined : done()),
    onAuth: ({ username = '' }, _session, done) => done(refusalAt('auth'), { user: username }),
    onMailFrom: (_address, _session, done) => done(refusalAt('from')),
    onRcptTo: (_address, _session, done) =>
      mood.behaviour === 'die-at-recipient' ? hangUp() : done(refusalAt('to')),
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += chunk.toString('utf8')
      })
      stream.on('end', () => {
        const refusal = refusalAt('data')
        const take = () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(',')
          const messageId = /^message-id: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
          const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
          received.push({ from, to, messageId, source })
          noteLinks(source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
          if (mood.behaviour === 'die-after-data') return hangUp()
          done()
          if (mood.behaviour === 'close-after-letter') setTimeout(hangUp, 5)
        }
        if (refusal) done(refusal)
        else if (mood.behaviour === 'slow') setTimeout(take, mood.delay)
        else if (mood.behaviour === 'held') held.push(take)
        else take()
      })
    },
  })
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${auth ? 'klub:heslo@' : ''}127.0.0.1:${port}`,
    port,
    received,
    mood,
    held,
    goOn: () => {
      mood.behaviour = 'accept'
      for (const take of held.splice(0)) take()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
