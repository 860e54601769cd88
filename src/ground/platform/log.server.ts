import pino from 'pino'

// Secrets travel in these fields; whoever logs an object with one of them logs a star instead.
const SECRETS = ['password', 'newPassword', 'token', 'cookie', 'authorization', 'secret', 'set-cookie']

export const log = pino({
  // A wrong level is told by the settings' own check, which runs later.
  level:
    Object.hasOwn(pino.levels.values, process.env.LOG_LEVEL ?? '') || process.env.LOG_LEVEL === 'silent'
      ? process.env.LOG_LEVEL
      : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    censor: '***',
  },
})
