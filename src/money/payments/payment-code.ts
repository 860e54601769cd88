import type { ClubAccount } from './club-account.ts'
import { type QrImage, qrImage } from '../../ground/files/qr-image.ts'
import { spaydOf } from './spayd.ts'

/** Everything a payer needs: the code, and the same as text for whoever types it. */
export type PaymentCode = ClubAccount & {
  readonly spayd: string
  readonly image: QrImage
  readonly amount: number | null
  readonly variableSymbol: string | null
  readonly message: string
}

type Order = {
  readonly amount?: number | null
  readonly variableSymbol?: string | null
  readonly message: string
}

export function paymentCode(
  account: ClubAccount,
  { amount = null, variableSymbol = null, message }: Order,
): PaymentCode {
  const spayd = spaydOf({ iban: account.iban, amount, variableSymbol, message })
  return { ...account, spayd, image: qrImage(spayd), amount, variableSymbol, message }
}
