import { z } from 'zod'

const Base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

// What browsers send back is theirs to shape; what we do not know is left out, not refused.
const Common = {
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
}

/** A new key, as the browser hands it over. */
export const NewPasskey = z.object({
  ...Common,
  response: z.object({
    clientDataJSON: Base64Url(20_000),
    attestationObject: Base64Url(60_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
})

/** A key shown at the door. */
export const ShownPasskey = z.object({
  ...Common,
  response: z.object({
    clientDataJSON: Base64Url(20_000),
    authenticatorData: Base64Url(20_000),
    signature: Base64Url(20_000),
    userHandle: Base64Url(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
})

export const PasskeyName = z.string().trim().min(1).max(60)
