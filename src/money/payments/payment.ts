export const PAYMENT_TYPES = { ONETIME: '1', RECURRING: '2' } as const
export type PaymentType = (typeof PAYMENT_TYPES)[keyof typeof PAYMENT_TYPES]
