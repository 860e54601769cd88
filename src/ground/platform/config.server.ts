import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './own-address.ts'
import { parseProxyTrust, type ProxyTrust } from './proxy.ts'

const optionalUrl = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(protocolOf(text)),
      `musí být adresa začínající ${protocols.map((protocol) => `${protocol}//`).join(' nebo ')}`,
    )

const secret = z.string().min(32, 'musí mít aspoň 32 znaků')

const Environment = z.object({
  PORT: z.coerce
    .number('musí být číslo')
    .int('musí být celé číslo')
    .min(0, 'musí být 0 až 65535')
    .max(65535, 'musí být 0 až 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'musí být jméno počítače nebo adresa')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalUrl(['postgres:', 'postgresql:']).optional(),
  DATABASE_PATIENCE: z.coerce
    .number('musí být počet sekund')
    .int('musí být celé číslo')
    .min(5, 'musí být aspoň 5 sekund')
    .max(86_400, 'musí být nejvýš den (86400 sekund)')
    .default(180),
  TRUST_PROXY: z.string().default('off'),
  APP_URL: optionalUrl(['http:', 'https:']).optional(),
  ALLOW_PLAIN_HTTP: z.enum(['on', 'off'], "musí být 'on' nebo 'off'").default('off'),
  APP_SECRET: secret.optional(),
  OLD_APP_SECRET: secret.optional(),
  SMTP_URL: optionalUrl(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>]+@[^\s<>]+[^\r\n]*$/, 'musí obsahovat e-mailovou adresu')
    .optional(),
  FIO_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{64}$/, 'musí být token Fio API: 64 znaků')
    .optional(),
  FIO_URL: optionalUrl(['http:', 'https:']).default('https://fioapi.fio.cz/v1/rest/'),
  CRON_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  S3_ENDPOINT: optionalUrl(['http:', 'https:']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, 'musí být jméno úložiště (bucket)')
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO: z.enum(['on', 'off', 'public'], "musí být 'on', 'off' nebo 'public'").default('on'),
  BACKUP_BEFORE_UPGRADE: z.enum(['on', 'off'], "musí být 'on' nebo 'off'").default('on'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'musí být trace, debug, info, warn, error, fatal nebo silent',
    )
    .default('info'),
})

export const SETTING_NAMES = Object.keys(Environment.shape)

export type S3 = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Seconds the embedded database may be gone before the app ends, so that a service manager starts it anew. */
  readonly databasePatience: number
  readonly proxies: ProxyTrust
  readonly appUrl: URL | null
  readonly appSecret: string | null
  /** The key of the house whose backup the person at the server takes in. */
  readonly oldAppSecret: string | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly fioToken: string | null
  readonly fioUrl: URL
  readonly cronSecret: string | null
  readonly metricsToken: string | null
  /** Where files lie, when not in DATA_DIR. */
  readonly s3: S3 | null
  readonly demo: 'on' | 'off' | 'public'
  /** Whether the club is backed up before a new version changes its tables. */
  readonly backsUpFirst: boolean
}

/** A setting is wrong; the message names it and says what is wrong. */
export class ConfigError extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(describe(parsed.error))

  const settings = parsed.data
  const proxies = parseProxyTrust(settings.TRUST_PROXY)
  if (!proxies) {
    throw new ConfigError(
      "TRUST_PROXY musí být 'off', počet proxy serverů před Klubovnou, nebo jejich adresy oddělené čárkami.",
    )
  }
  refuseContradictions(settings)
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePatience: settings.DATABASE_PATIENCE,
    proxies,
    appUrl: settings.APP_URL ? new URL(settings.APP_URL) : null,
    appSecret: settings.APP_SECRET ?? null,
    oldAppSecret: settings.OLD_APP_SECRET ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom:
      settings.MAIL_FROM ?? `klubovna@${settings.APP_URL ? new URL(settings.APP_URL).hostname : 'localhost'}`,
    fioToken: settings.FIO_TOKEN ?? null,
    fioUrl: new URL(settings.FIO_URL.replace(/\/*$/, '/')),
    cronSecret: settings.CRON_SECRET ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    s3: fileStoreSettings(settings),
    demo: settings.DATABASE_URL ? 'off' : settings.DEMO,
    backsUpFirst: settings.BACKUP_BEFORE_UPGRADE === 'on',
  }
}

function refuseContradictions(settings: z.infer<typeof Environment>): void {
  if (settings.DATABASE_URL && !settings.APP_SECRET) {
    throw new ConfigError(
      'APP_SECRET je s DATABASE_URL povinné: všechny instance ho musí mít stejné. Vyrobíš ho třeba takto: openssl rand -hex 32',
    )
  }
  if (settings.APP_URL && new URL(settings.APP_URL).pathname !== '/') {
    throw new ConfigError('APP_URL musí být adresa bez cesty, například https://klub.example.cz')
  }
  const address = settings.APP_URL ? new URL(settings.APP_URL) : null
  if (address?.protocol === 'http:' && !isLoopback(address.hostname) && settings.ALLOW_PLAIN_HTTP === 'off') {
    throw new ConfigError(
      'APP_URL začíná http://, takže by hesla a přihlášení šla sítí nezašifrovaná. Nastav adresu https:// (TLS ukončí proxy, viz docs/provoz.md). Jen když víš, že se k ní z cizí sítě nikdo nedostane, nastav ALLOW_PLAIN_HTTP=on.',
    )
  }
  const bank = new URL(settings.FIO_URL)
  if (bank.protocol === 'http:' && !isLoopback(bank.hostname)) {
    throw new ConfigError('FIO_URL musí začínat https://: token banky nesmí jít sítí nezašifrovaný.')
  }
  const s3 = [
    settings.S3_ENDPOINT,
    settings.S3_BUCKET,
    settings.S3_ACCESS_KEY_ID,
    settings.S3_SECRET_ACCESS_KEY,
  ]
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID a S3_SECRET_ACCESS_KEY patří k sobě: nastav všechny čtyři, nebo žádné.',
    )
  }
  if (!settings.DATABASE_URL && settings.DEMO === 'on' && !isLoopback(settings.HOST)) {
    throw new ConfigError(
      'HOST otevírá ukázkový klub do sítě, a jeho hesla zná každý. Pro skutečný klub nastav DEMO=off; chceš-li opravdu ukázku pro veřejnost, DEMO=public.',
    )
  }
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

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n')
}
