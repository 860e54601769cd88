import pino from 'pino'
import { keepError } from './last-errors.server.ts'

// Secrets travel in these fields; whoever logs an object with one of them logs a star instead.
const SECRETS = ['password', 'newPassword', 'token', 'cookie', 'authorization', 'secret', 'set-cookie']

const ERROR = 50

/** Another server quotes whom we wrote to, and whoever mistypes a link may have put an address into it. */
const ADDRESS = /[^\s"'<>()[\]\\,;:/=@]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu

export function withoutAddresses(line: string): string {
  return line.includes('@') ? line.replace(ADDRESS, '…@…') : line
}

// What PostgreSQL tells beside its message: the row that failed, the key that is taken, the line of a copy. All of it is people's.
const OF_PEOPLE = ['client', 'detail', 'where', 'internalQuery'] as const
/** What could not be read stands in its message: a value somebody sent. */
const UNREADABLE = /^22/

/** An error as a log may hold it: what failed and where in the code, nobody's data; nor a connection with all it carries along. */
export function errorAsTold(error: unknown): unknown {
  const told: unknown = pino.stdSerializers.err(error as Error)
  if (typeof told !== 'object' || told === null) return told
  const kept = Object.fromEntries(
    Object.entries(told).filter(([name]) => !OF_PEOPLE.some((one) => one === name)),
  )
  return UNREADABLE.test(String(kept.code)) ? { ...kept, ...withoutValue(kept) } : kept
}

const withoutValue = ({ message, stack }: Readonly<Record<string, unknown>>) => {
  const said = String(message)
  const masked = said.replace(/"[^]*"/, '"…"')
  return { message: masked, stack: String(stack).replace(said, masked) }
}

export const log = pino({
  // A wrong level is told by the settings' own check, which runs later.
  level:
    Object.hasOwn(pino.levels.values, process.env.LOG_LEVEL ?? '') || process.env.LOG_LEVEL === 'silent'
      ? process.env.LOG_LEVEL
      : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: errorAsTold },
  hooks: {
    streamWrite: withoutAddresses,
    logMethod(args, method, level) {
      const [told] = args as [unknown]
      if (level >= ERROR && told && typeof told === 'object' && 'err' in told)
        keepError(told.err, 'requestId' in told ? told.requestId : undefined)
      method.apply(this, args)
    },
  },
  redact: {
    paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    censor: '***',
  },
})
