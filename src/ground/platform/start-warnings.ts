import { speak } from '../values/words.ts'
import type { Config } from './config.server.ts'
import { isLoopback } from './own-address.ts'
import { startWords } from './start.words.ts'

type Facts = Pick<Config, 'appUrl' | 'smtpUrl' | 'host' | 'proxies' | 'language'>

type Club = {
  readonly isDemo: boolean
  /** Whether the database has on its disk what it confirms. */ readonly keepsWord: boolean
}

/** What starts well and yet will not do: said once, to whoever started it. */
export function startWarnings(config: Facts, { isDemo, keepsWord }: Club): readonly string[] {
  const keys = [
    ...missingAddress(config, isDemo),
    ...trustedStrangers(config),
    ...(keepsWord ? [] : (['forgetfulDatabase'] as const)),
  ]
  return keys.map((key) => speak(startWords, config.language)(key))
}

/** Everything works without a public address but what leaves this computer: links in letters, other people's browsers. */
function missingAddress({ appUrl, smtpUrl, host, proxies }: Facts, isDemo: boolean) {
  const isOnlyLooking = isDemo && !smtpUrl && isLoopback(host) && proxies.kind === 'none'
  if (appUrl || isOnlyLooking) return []
  return [proxies.kind === 'none' ? 'noAddress' : 'noAddressBehindProxy'] as const
}

/** A number of proxies is believed whoever calls: without a proxy every visitor writes his own address. */
function trustedStrangers({ proxies, host }: Facts) {
  if (proxies.kind !== 'hops') return []
  return [isLoopback(host) ? 'trustsProxy' : 'trustsAnybody'] as const
}
