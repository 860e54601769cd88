import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

// Loaded only when a passkey is really wanted: nobody else pays for it.

type Outcome = {
  /** What the house said no with, in its own words. */
  readonly message?: string | undefined
  /** The person changed his mind, or let the time pass: nothing to complain about. */
  readonly isCancelled?: boolean
}

type Answer = { readonly [key: string]: unknown; readonly message?: string; readonly isLost?: true }

async function ask(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, unknown> & { readonly statusMessage?: string }
    return response.ok ? answer : { message: answer.statusMessage ?? '' }
  } catch {
    return { isLost: true }
  }
}

export async function showPasskey(): Promise<Outcome & { passkey?: AuthenticationResponseJSON }> {
  const { options, message } = await ask('/api/auth/passkey/options', {})
  if (!options) return { message }
  try {
    return {
      passkey: await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
    }
  } catch (error) {
    return { isCancelled: wasCancelled(error) }
  }
}

type Input = { readonly name: string; readonly password: string | undefined }

export async function makePasskey({
  name,
  password,
}: Input): Promise<Outcome & { isMade?: boolean; isKnown?: boolean }> {
  const { options, message } = await ask('/api/account/passkeys/options', password ? { password } : {})
  if (!options) return { message }
  try {
    const passkey = await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })
    const kept = await ask('/api/account/passkeys', { name, passkey })
    return kept.success ? { isMade: true } : { message: kept.message }
  } catch (error) {
    return { isCancelled: wasCancelled(error), isKnown: wasKnown(error) }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const wasCancelled = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))
const wasKnown = (error: unknown) => nameOf(error) === 'InvalidStateError'
