import type { Manifest } from './manifest.ts'

// What the person at the server reads. Only Czech, as all commands.
const SEALS = {
  unsealed_backup:
    'nemá pečeť (je starší než 0.2.0, nebo ji někdo sundal): za to, že ji nikdo nezměnil, ručíš ty',
  other_secret: 'je zapečetěná jiným klíčem, a bez něj (OLD_APP_SECRET) za její obsah ručíš ty',
} as const

type Foreign = {
  readonly manifest: Manifest
  readonly webmasters: readonly string[]
  readonly seal: keyof typeof SEALS | null
  readonly isProved: boolean
}

export const rowsOf = (tables: readonly { readonly rows: number }[]) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

export function restoredInWords({ createdAt, tables }: Manifest, files: number): string {
  return `Klub je zpátky v podobě z ${createdAt}: řádků ${rowsOf(tables)}, souborů ${files}, součty souhlasí. Všichni se přihlásí znovu.`
}

export function foreignInWords({ manifest, webmasters, seal, isProved }: Foreign): string {
  const members = manifest.tables.find(({ name }) => name === 'member')?.rows ?? 0
  return [
    `Záloha z ${manifest.createdAt}, Klubovna ${manifest.version || '?'}, karet členů ${members}, řádků ${rowsOf(manifest.tables)}.`,
    `Pečeť: záloha ${sealInWords(seal, isProved)}.`,
    `Webmasteři v ní: ${webmasters.join(', ') || 'nikdo'}.`,
    'Nic se nezměnilo. Obnova zahodí všechno, co v klubu je teď: přidej --replace.',
  ].join('\n')
}

function sealInWords(seal: Foreign['seal'], isProved: boolean): string {
  if (isProved) return 'je zapečetěná klíčem z OLD_APP_SECRET a od té doby ji nikdo nezměnil'
  return seal ? SEALS[seal] : 'je zapečetěná klíčem téhle Klubovny; stačí restore'
}
