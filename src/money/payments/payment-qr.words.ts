import { defineWords } from '../../ground/values/words.ts'

export const paymentQrWords = defineWords({
  // The name of the Czech banks' standard; it stays Czech in every language.
  label: { cs: 'QR platba', en: 'QR platba' },
  image: { cs: 'QR kód s platbou pro bankovní aplikaci', en: 'QR code with the payment for a banking app' },
  account: { cs: 'Číslo účtu', en: 'Account number' },
  variableSymbol: { cs: 'Variabilní symbol', en: 'Variable symbol' },
  amount: { cs: 'Částka', en: 'Amount' },
  message: { cs: 'Zpráva', en: 'Message' },
  abroad: { cs: 'Ze zahraničí', en: 'From abroad' },
  iban: { cs: 'IBAN', en: 'IBAN' },
  bic: { cs: 'BIC', en: 'BIC' },
  copy: { cs: 'Zkopírovat', en: 'Copy' },
  copyNamed: { cs: 'Zkopírovat: {name}', en: 'Copy: {name}' },
  copied: { cs: 'Zkopírováno', en: 'Copied' },
})
