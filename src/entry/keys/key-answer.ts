import { z } from 'zod'
import { doneWith, Moment } from '../../ground/http/answer.ts'

export const PasskeyAnswer = z
  .strictObject({ id: z.int(), name: z.string(), createdAt: Moment, lastUsedAt: Moment.nullable() })
  .meta({ id: 'Passkey' })

export const SecondStepAnswer = z.strictObject({ turnedOnAt: Moment, codesLeft: z.int() })

/** Shown once, when they are made. */
export const RecoveryCodes = doneWith({ recoveryCodes: z.array(z.string()) })

/** WebAuthn's PublicKeyCredentialCreationOptionsJSON, as far as we use it. */
export const NewPasskeyQuestion = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string().optional(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.string() })),
  timeout: z.int().optional(),
  attestation: z.string().optional(),
  excludeCredentials: z
    .array(z.strictObject({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }))
    .optional(),
  authenticatorSelection: z
    .strictObject({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  extensions: z.strictObject({ credProps: z.boolean().optional() }).optional(),
  hints: z.array(z.string()).optional(),
})

/** WebAuthn's PublicKeyCredentialRequestOptionsJSON, as far as we use it. */
export const PasskeyQuestion = z.strictObject({
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string().optional(),
  userVerification: z.string().optional(),
})
