import type { ServerResponse } from 'node:http'
import { fioAnswer, type Told } from './fio-answer.ts'
import type { Period } from './period.ts'

/** What a bank can do to a caller, by name. */
export const FAULT_NAMES = [
  'bad-request',
  'too-soon',
  'too-many',
  'not-authorised',
  'token-refused',
  'unavailable',
  'maintenance-xml',
  'html',
  'empty',
  'null-list',
  'null-balance',
  'garbled',
  'cut',
  'hang',
  'huge',
  'redirect',
  'other-account',
  'other-currency',
  'teapot',
  'doubled',
  'reversed-order',
  'broken-line',
  'echo',
] as const
export type Fault = (typeof FAULT_NAMES)[number]

type Call = {
  readonly response: ServerResponse
  readonly period: Period & { readonly token: string }
  readonly statement: () => Promise<Told>
}

export const UNAUTHORISED =
  'Data není možné poskytnout bez silné autorizace. Pokyn k zobrazení dat si autorizujte ve Vašem Internetovém bankovnictví a data si vyžádejte znovu. Platnost ověření je 10 minut od autorizace. Nebo požádejte o data, která nejsou starší jak 90 dní, v takovém případě není autorizace třeba.'
const UNAVAILABLE =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response><result><errorCode>15</errorCode><status>error</status><message>Služba je momentálně nedostupná</message></result></response>'
const PAGE =
  '<!doctype html><html lang="cs"><head><title>Odstávka</title></head><body><h1>Omlouváme se</h1></body></html>'
const MEGABYTE = ' '.repeat(1024 * 1024)

const json = (response: ServerResponse, body: string) =>
  void response.writeHead(200, { 'content-type': 'application/json;charset=UTF-8' }).end(body)
const plain =
  (status: number, body = '', type = 'text/plain;charset=UTF-8') =>
  ({ response }: Call) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

export const FAULTS: Readonly<Record<Fault, (call: Call) => void | Promise<void>>> = {
  'bad-request': plain(404),
  'too-soon': plain(409),
  'too-many': plain(413),
  'not-authorised': plain(422, UNAUTHORISED),
  'token-refused': plain(500),
  unavailable: plain(503, 'Service Unavailable'),
  'maintenance-xml': plain(200, UNAVAILABLE, 'text/xml;charset=UTF-8'),
  html: plain(200, PAGE, 'text/html;charset=UTF-8'),
  empty: plain(200, '', 'application/json'),
  'null-list': ({ response, statement }) =>
    withBody(response, statement, (body) =>
      body.replace(/"transactionList":\{.*\}\}\}$/s, '"transactionList":null}}'),
    ),
  'null-balance': ({ response, statement }) =>
    withBody(response, statement, (body) =>
      body.replace(/"closingBalance":-?[\d.]+/, '"closingBalance":null'),
    ),
  garbled: ({ response, statement }) =>
    withBody(response, statement, (body) => body.slice(0, Math.floor(body.length / 2))),
  cut: async ({ response, statement }) => {
    const body = fioAnswer(await statement())
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.write(body.slice(0, 200))
    setTimeout(() => response.destroy(), 20)
  },
  hang: () => undefined,
  huge: ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      if (!response.destroyed && response.write(MEGABYTE)) setImmediate(more)
    }
    response.on('drain', more)
    more()
  },
  redirect: ({ response, period }) =>
    void response.writeHead(302, { location: `http://127.0.0.1:9/${period.token}` }).end(),
  'other-account': ({ response, statement }) =>
    withBody(response, statement, (body) => body.replace('"2900000021"', '"2900000056"')),
  'other-currency': ({ response, statement }) =>
    withBody(response, statement, (body) => body.replace('"currency":"CZK"', '"currency":"EUR"')),
  teapot: plain(418, 'nonsense'),
  doubled: async ({ response, statement }) => {
    const told = await statement()
    json(response, fioAnswer({ ...told, movements: [...told.movements, ...told.movements] }))
  },
  'reversed-order': async ({ response, statement }) => {
    const told = await statement()
    json(response, fioAnswer({ ...told, movements: told.movements.toReversed() }))
  },
  'broken-line': ({ response, statement }) =>
    withBody(response, statement, (body) =>
      body.replace('"transaction":[', '"transaction":[{"column22":{"value":1},"column1":{"value":"mnoho"}},'),
    ),
  // A bank that repeats the address, token and all, in its error.
  echo: ({ response, period }) =>
    void response.writeHead(500).end(`Neznámý token ${period.token} v /periods/${period.token}/`),
}

async function withBody(
  response: ServerResponse,
  statement: Call['statement'],
  change: (body: string) => string,
): Promise<void> {
  json(response, change(fioAnswer(await statement())))
}
