import { action, loader } from '../src/money/kiosk/kiosk.screen.tsx'
import { action as tablesAction } from '../src/money/kiosk/tables.screen.tsx'
import { cardToken } from '../src/people/cards/card-token.server.ts'
import type { Db } from '../src/tables.ts'
import { someone } from './club.ts'
import { seeScreen, sendForm } from './screen.ts'

export const PIN = '4071'

const valueOf = (cookie: string | undefined) => /=([^;]*)/.exec(cookie ?? '')?.[1] ?? ''

/** The Treasurer's tablet, opened, with what its browser keeps. */
export async function openTable(db: Db, { role = 'Treasurer', hours = '4' } = {}) {
  const treasurer = await someone(db, role as 'Treasurer')
  const opened = await sendForm(db, tablesAction, {
    path: '/admin/fees/table',
    token: treasurer.token,
    form: { intent: 'open', hours, pin: PIN },
  })
  const token = valueOf(opened.cookies.find((cookie) => cookie.startsWith('kiosk_token=')))
  let shown = ''
  const cookie = () => `kiosk_token=${token}; kiosk_shown=${shown}`
  const send = async (form: Readonly<Record<string, string>>) => {
    const answer = await sendForm(db, action, { path: '/stul', token: null, cookie: cookie(), form })
    const kept = answer.cookies.find((one) => one.startsWith('kiosk_shown='))
    if (kept) shown = valueOf(kept)
    return answer
  }
  const see = () => seeScreen(db, loader, { path: '/stul', token: null, cookie: cookie() })
  const scan = (memberId: number, serial = 0) =>
    send({ intent: 'card', code: `https://klub.test/overeni/${cardToken(memberId, serial)}` })
  return { treasurer, opened, token, send, see, scan, shown: () => shown }
}
