import { join, resolve } from 'node:path'
import { z } from 'zod'
import { consoleLanguage } from '../values/console-language.ts'
import { LANGUAGES, type Language, speak } from '../values/words.ts'
import { configWords, settingWords } from './config.words.ts'
import { isLoopback } from './own-address.ts'
import { parseProxyTrust, type ProxyTrust } from './proxy.ts'

/** What a wrong setting must be: a key of the words, for nobody has said yet which language. */
const must = (key: keyof typeof settingWords) => key

const optionalUrl = (protocols: readonly string[], fault: string) =>
  z.string().refine((text) => protocols.includes(protocolOf(text)), fault)
const webUrl = optionalUrl(['http:', 'https:'], must('webAddress'))
const secret = z.string().min(32, must('secret'))
const onOff = z.enum(['on', 'off'], must('onOff'))

const Environment = z.object({
  PORT: z.coerce
    .number(must('number'))
    .int(must('wholeNumber'))
    .min(0, must('port'))
    .max(65535, must('port'))
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, must('host'))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalUrl(['postgres:', 'postgresql:'], must('databaseAddress')).optional(),
  DATABASE_DIRECT_URL: optionalUrl(['postgres:', 'postgresql:'], must('databaseAddress')).optional(),
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).optional(),
  DATABASE_PATIENCE: z.coerce
    .number(must('seconds'))
    .int(must('wholeNumber'))
    .min(5, must('leastSeconds'))
    .max(86_400, must('mostSeconds'))
    .default(180),
  DRAIN_SECONDS: z.coerce
    .number(must('seconds'))
    .int(must('wholeNumber'))
    .min(0, must('drain'))
    .max(60, must('drain'))
    .default(0),
  TRUST_PROXY: z.string().default('off'),
  APP_URL: webUrl.optional(),
  ALLOW_PLAIN_HTTP: onOff.default('off'),
  ALLOW_FORGETFUL_DATABASE: onOff.default('off'),
  APP_SECRET: secret.optional(),
  OLD_APP_SECRET: secret.optional(),
  SMTP_URL: optionalUrl(['smtp:', 'smtps:'], must('mailAddress')).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>]+@[^\s<>]+[^\r\n]*$/, must('from'))
    .optional(),
  MAIL_RETURN: z
    .string()
    .regex(/^[\w.+-]+@[a-z0-9.-]+$/i, must('plainAddress'))
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i, must('domain'))
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i, must('selector'))
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  FIO_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{64}$/, must('fioToken'))
    .optional(),
  FIO_URL: webUrl.default('https://fioapi.fio.cz/v1/rest/'),
  CRON_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, must('bucket'))
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO: z.enum(['on', 'off', 'public'], must('demo')).default('on'),
  PUSH_TO_LOOPBACK: onOff.default('off'),
  BACKUP_BEFORE_UPGRADE: onOff.default('on'),
  BACKUP_PASSPHRASE: z.string().min(20, must('passphrase')).optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]+(?:[\s,]+age1[02-9ac-hj-np-z]+)*$/, must('recipients'))
    .optional(),
  BACKUP_COPY_DIR: z.string().optional(),
  BACKUP_COPIES: z
    .string()
    .regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/, must('copyPlan'))
    .default('7,5,12'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], must('logLevel'))
    .default('info'),
  KLUBOVNA_LANG: z.enum(LANGUAGES, must('language')).optional(),
})

export const SETTING_NAMES = Object.keys(Environment.shape)

export type S3 = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The key letters are signed with, as it is named; it is read when the house opens. */
export type DkimSettings = { readonly domain: string; readonly selector: string; readonly keyFile: string }

/** How copies of backups are locked, where they go and which of them stay. */
export type CopySettings = {
  readonly lock: { readonly passphrase: string } | { readonly recipients: readonly string[] }
  readonly folder: string
  readonly bucket: S3 | null
  readonly plan: { readonly days: number; readonly weeks: number; readonly months: number }
}

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Whether one that confirms what is not on its disk yet is good enough: the club is not open to anybody yet, or loses nothing. */
  readonly takesForgetful: boolean
  /** Past a pooler that gives each transaction another connection, for what needs one of its own. */
  readonly directUrl: string | null
  /** False behind such a pooler. */
  readonly namesStatements: boolean
  /** Seconds the embedded database may be gone before the app ends, so that a service manager starts it anew. */
  readonly databasePatience: number
  /** Seconds a house asked to close says it is not ready and still answers, for a load balancer to notice. */
  readonly drainSeconds: number
  readonly proxies: ProxyTrust
  readonly appUrl: URL | null
  readonly appSecret: string | null
  /** The key of the house whose backup the person at the server takes in. */
  readonly oldAppSecret: string | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where letters that cannot be delivered return to; null where nobody reads them. */
  readonly mailReturn: string | null
  /** Null where letters are not signed. */
  readonly dkim: DkimSettings | null
  readonly fioToken: string | null
  readonly fioUrl: URL
  /** Whom the house may tell by push: nobody, services on the internet, or in tests one on this computer. */
  readonly outsideReach: 'off' | 'public' | 'loopback'
  readonly cronSecret: string | null
  readonly metricsToken: string | null
  /** Where files lie, when not in DATA_DIR. */
  readonly s3: S3 | null
  readonly demo: 'on' | 'off' | 'public'
  /** Whether the club is backed up before a new version changes its tables. */
  readonly backsUpFirst: boolean
  /** Null where no copies leave the server. */
  readonly copies: CopySettings | null
  /** What the console speaks. */
  readonly language: Language
}

/** A setting is wrong; the message names it and says what is wrong. */
export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const parsed = Environment.safeParse(given)
  const language = consoleLanguage(env)
  if (!parsed.success) throw new ConfigError(describe(parsed.error, language))

  const settings = parsed.data
  const proxies = parseProxyTrust(settings.TRUST_PROXY)
  if (!proxies) throw new ConfigError(speak(configWords, language)('proxies'))
  const contradiction = contradictionIn(settings)
  if (contradiction) throw new ConfigError(speak(configWords, language)(contradiction))
  // Whoever comes by from the street must not make the house write to or call anybody.
  const isPublicDemo = !settings.DATABASE_URL && settings.DEMO === 'public'
  return {
    port: settings.PORT,
    host: settings.HOST,
    takesForgetful: settings.ALLOW_FORGETFUL_DATABASE === 'on' || isForTrying(settings),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    directUrl: settings.DATABASE_DIRECT_URL ?? null,
    namesStatements:
      (settings.DATABASE_STATEMENTS ?? (settings.DATABASE_DIRECT_URL ? 'unnamed' : 'named')) === 'named',
    databasePatience: settings.DATABASE_PATIENCE,
    drainSeconds: settings.DRAIN_SECONDS,
    proxies,
    appUrl: settings.APP_URL ? new URL(settings.APP_URL) : null,
    appSecret: settings.APP_SECRET ?? null,
    oldAppSecret: settings.OLD_APP_SECRET ?? null,
    smtpUrl: isPublicDemo ? null : (settings.SMTP_URL ?? null),
    mailFrom:
      settings.MAIL_FROM ?? `klubovna@${settings.APP_URL ? new URL(settings.APP_URL).hostname : 'localhost'}`,
    mailReturn: settings.MAIL_RETURN ?? null,
    dkim: dkimSettings(settings),
    fioToken: isPublicDemo ? null : (settings.FIO_TOKEN ?? null),
    fioUrl: new URL(settings.FIO_URL.replace(/\/*$/, '/')),
    outsideReach: isPublicDemo ? 'off' : settings.PUSH_TO_LOOPBACK === 'on' ? 'loopback' : 'public',
    cronSecret: settings.CRON_SECRET ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    s3: fileStoreSettings(settings),
    demo: settings.DATABASE_URL ? 'off' : settings.DEMO,
    backsUpFirst: settings.BACKUP_BEFORE_UPGRADE === 'on',
    copies: isPublicDemo ? null : copySettings(settings),
    language,
  }
}

function contradictionIn(settings: z.infer<typeof Environment>): keyof typeof configWords | null {
  if (settings.DATABASE_URL && !settings.APP_SECRET) return 'secretWithDatabase'
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL) return 'directAlone'
  const address = settings.APP_URL ? new URL(settings.APP_URL) : null
  if (address && address.pathname !== '/') return 'addressWithPath'
  if (address?.protocol === 'http:' && !isLoopback(address.hostname) && settings.ALLOW_PLAIN_HTTP === 'off')
    return 'plainHttp'
  const bank = new URL(settings.FIO_URL)
  if (bank.protocol === 'http:' && !isLoopback(bank.hostname)) return 'plainBank'
  const s3 = [
    settings.S3_ENDPOINT,
    settings.S3_BUCKET,
    settings.S3_ACCESS_KEY_ID,
    settings.S3_SECRET_ACCESS_KEY,
  ]
  if (s3.some(Boolean) && !s3.every(Boolean)) return 'halfStore'
  const dkim = [settings.DKIM_DOMAIN, settings.DKIM_SELECTOR, settings.DKIM_KEY_FILE]
  if (dkim.some(Boolean) && !dkim.every(Boolean)) return 'halfDkim'
  if (settings.BACKUP_PASSPHRASE && settings.BACKUP_RECIPIENTS) return 'twoLocks'
  if (settings.BACKUP_COPY_DIR && !settings.BACKUP_PASSPHRASE && !settings.BACKUP_RECIPIENTS) return 'noLock'
  const isOpenDemo = !settings.DATABASE_URL && settings.DEMO === 'on' && !isLoopback(settings.HOST)
  return isOpenDemo ? 'openDemo' : null
}

/** Nobody but this very computer is let in. */
function isForTrying({ HOST, APP_URL, TRUST_PROXY }: z.infer<typeof Environment>): boolean {
  return isLoopback(HOST) && !APP_URL && TRUST_PROXY === 'off'
}

/** All four or none: that was settled before. */
function fileStoreSettings(settings: z.infer<typeof Environment>): S3 | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** All three or none: that was settled before. */
function dkimSettings(settings: z.infer<typeof Environment>): DkimSettings | null {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile } = settings
  return domain && selector && keyFile ? { domain, selector, keyFile: resolve(keyFile) } : null
}

function copySettings(settings: z.infer<typeof Environment>): CopySettings | null {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENTS: recipients } = settings
  if (!passphrase && !recipients) return null
  const [days = 0, weeks = 0, months = 0] = settings.BACKUP_COPIES.split(',').map(Number)
  return {
    lock: passphrase ? { passphrase } : { recipients: (recipients ?? '').split(/[\s,]+/) },
    folder: resolve(settings.BACKUP_COPY_DIR ?? join(settings.DATA_DIR, 'copies')),
    bucket: fileStoreSettings(settings),
    plan: { days, weeks, months },
  }
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}

function describe(error: z.ZodError, language: Language): string {
  const say = speak(settingWords, language)
  return error.issues
    .map(({ path, message }) => `${path.join('.')} ${isSettingFault(message) ? say(message) : message}.`)
    .join('\n')
}

function isSettingFault(message: string): message is keyof typeof settingWords {
  return Object.hasOwn(settingWords, message)
}
