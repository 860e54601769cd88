import pino from 'pino'
import { keepError } from './last-errors.server.ts'

// Secrets travel in these fields; whoever logs an object with one of them logs a star instead.
const SECRETS = ['password', 'newPassword', 'token', 'cookie', 'authorization', 'secret', 'set-cookie']

const ERROR = 50

export const log = pino({
  // A wrong level is told by the settings' own check, which runs later.
  level:
    Object.hasOwn(pino.levels.values, process.env.LOG_LEVEL ?? '') || process.env.LOG_LEVEL === 'silent'
      ? process.env.LOG_LEVEL
      : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  hooks: {
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
