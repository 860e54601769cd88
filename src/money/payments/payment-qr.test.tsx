import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dotsOfPath, readByCamera } from '../../../test/camera.ts'
import { readSpayd } from '../../../test/spayd.ts'
import { clubAccountOf } from './club-account.ts'
import { type PaymentCode, paymentCode } from './payment-code.ts'
import { PaymentQr } from './payment-qr.tsx'

const account = clubAccountOf({ prefix: '', number: '2900000021', bank: '2010' })

/** The page as the server sends it: what is here works without JavaScript. */
function shown(code: PaymentCode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <PaymentQr code={code} /> }])
  return renderToStaticMarkup(<Page />)
}

const codeOn = (page: string) => {
  const [, address = ''] = /<img src="data:image\/svg\+xml,([^"]+)" alt="[^"]+"/.exec(page) ?? []
  const picture = decodeURI(address)
  return readByCamera(
    Number(/viewBox=(?:'|&#x27;)0,0 (\d+)/.exec(picture)?.[1]),
    dotsOfPath(picture.replaceAll(',', ' ')),
  )
}
const textOf = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a fee is paid by camera or by typing', () => {
  const page = shown(
    paymentCode(account, { amount: 120_050, variableSymbol: '2610004204', message: 'Příspěvek 2026' }),
  )

  expect(readSpayd(codeOn(page) ?? '')).toEqual({
    ACC: 'CZ0820100000002900000021',
    AM: '1200.50',
    CC: 'CZK',
    MSG: 'PRISPEVEK 2026',
    'X-VS': '2610004204',
  })
  expect(textOf(page)).toContain(
    'QR platba Číslo účtu 2900000021/2010 Variabilní symbol 2610004204 Částka 1 200,50 Kč',
  )
})

test('a donor chooses the amount in his bank', () => {
  const page = shown(paymentCode(account, { message: 'Dar klubu' }))

  expect(codeOn(page)).toBe('SPD*1.0*ACC:CZ0820100000002900000021*CC:CZK*MSG:DAR KLUBU')
  expect(textOf(page)).not.toContain('Částka')
})
