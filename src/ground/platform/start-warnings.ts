import type { Config } from './config.server.ts'
import { isLoopback } from './own-address.ts'

type Facts = Pick<Config, 'appUrl' | 'smtpUrl' | 'host' | 'proxies'>

/** What starts well and yet will not do: said once, to whoever started it. */
export function startWarnings(config: Facts, isDemo: boolean): readonly string[] {
  return [...missingAddress(config, isDemo), ...trustedStrangers(config)]
}

/** Everything works without a public address but what leaves this computer: links in letters, other people's browsers. */
function missingAddress({ appUrl, smtpUrl, host, proxies }: Facts, isDemo: boolean): readonly string[] {
  if (appUrl) return []
  const isOnlyLooking = isDemo && !smtpUrl && isLoopback(host) && proxies.kind === 'none'
  if (isOnlyLooking) return []
  const names =
    proxies.kind === 'none'
      ? 'z jiných počítačů se aplikace neotevře'
      : 'jméno klubu si za proxy řekne kdokoli'
  return [`Pozor: není nastaveno APP_URL. Odkazy v dopisech povedou na localhost a ${names}.`]
}

/** A number of proxies is believed whoever calls: without a proxy every visitor writes his own address. */
function trustedStrangers({ proxies, host }: Facts): readonly string[] {
  if (proxies.kind !== 'hops') return []
  const advice = isLoopback(host)
    ? 'Před Klubovnou musí stát proxy, která hlavičku X-Forwarded-For sama píše.'
    : 'HOST je otevřený do sítě, takže se k ní dostane i ten, kdo proxy obejde: nech HOST=127.0.0.1, nebo do TRUST_PROXY vypiš adresy proxy.'
  return [`Pozor: TRUST_PROXY věří adrese, kterou návštěvník pošle. ${advice}`]
}
