// What the scripts print, both languages side by side; a test finds a missing text or parameter.
import { languageHere } from './language.mjs'

export const WORDS = {
  installing: { cs: 'Instaluji závislosti (npm ci)…', en: 'Installing dependencies (npm ci)…' },
  building: { cs: 'Stavím aplikaci…', en: 'Building the app…' },
  oldNode: {
    cs: 'Klubovna potřebuje Node {oldest} nebo novější, tady je {present}.',
    en: 'Klubovna needs Node {oldest} or newer, here is {present}.',
  },
  noNode: {
    cs: 'Pro tento počítač není vhodný Node v npm a tady je {present}. Nainstaluj si Node {oldest} nebo novější a zkus to znovu.',
    en: 'npm has no suitable Node for this computer, and here is {present}. Install Node {oldest} or newer and try again.',
  },
  failed: { cs: 'Příkaz {command} selhal: {why}.', en: 'The command {command} failed: {why}.' },
  exitCode: { cs: 'kód {code}', en: 'code {code}' },
  noOtherPostgres: {
    cs: '  přeskočeno: jiný PostgreSQL tu není (nainstaluj ho, nebo nastav TEST_DATABASE_URL)',
    en: '  skipped: there is no other PostgreSQL here (install one, or set TEST_DATABASE_URL)',
  },
  otherPostgresAsleep: {
    cs: 'Druhý PostgreSQL se nerozběhl.',
    en: 'The other PostgreSQL did not start.',
  },
  unknownStep: {
    cs: 'Neznámý krok: {names}. Kroky: {steps}.',
    en: 'Unknown step: {names}. Steps: {steps}.',
  },
  stepLate: {
    cs: 'Krok neskončil ani za {minutes} minut, takže byl ukončen i se vším, co spustil.',
    en: 'The step had not ended after {minutes} minutes and was ended with everything it had started.',
  },
  notRun: {
    cs: 'neběžel: {needs} neprošel',
    en: 'not run: {needs} did not pass',
  },
  summary: {
    cs: 'prošlo {passed}, neprošlo {failed} ({passed} passed, {failed} failed)',
    en: '{passed} passed, {failed} failed',
  },
  noChromium: {
    cs: 'Chybí prohlížeč pro průchody: nainstaluj Chromium, nebo nastav CHROME_PATH na jeho cestu.',
    en: 'There is no browser for the journeys: install Chromium, or set CHROME_PATH to its path.',
  },
  downloadingChromium: {
    cs: '  stahuji Chromium (playwright install)…',
    en: '  downloading Chromium (playwright install)…',
  },
  installingChromium: {
    cs: '  instaluji Chromium (apt-get)…',
    en: '  installing Chromium (apt-get)…',
  },
  noSuchRoute: {
    cs: 'V seznamu sestavení taková trasa není: kontrola rozpočtu musí jít za trasami.',
    en: 'The manifest has no such route: the budget check must follow the routes.',
  },
  budget: {
    cs: '  JavaScript obrazovky {id}: {size} kB po stlačení z {most}',
    en: '  JavaScript of {id}: {size} kB compressed out of {most}',
  },
  overBudget: {
    cs: '  {id} je přes svůj rozpočet: {size} kB z {most}',
    en: '  {id} is over its budget: {size} kB out of {most}',
  },
  tooHeavy: {
    cs: 'Obrazovky přes rozpočet: {count}. Co se otevírá, ať přijde až s prvním použitím (partOf).',
    en: 'Screens over their budget: {count}. Let what opens come with its first use (partOf).',
  },
  missingPackages: {
    cs: 'V package-lock.json chybí: {names}',
    en: 'The lockfile lacks: {names}',
  },
  wantedBy: { cs: '{name} (chce ho {who})', en: '{name} (wanted by {who})' },
  theProject: { cs: 'projekt', en: 'the project' },
  strangePackages: {
    cs: 'package-lock.json jmenuje počítač u: {names}',
    en: 'The lockfile names a host for: {names}',
  },
  unlicensedPackages: {
    cs: 'Pod licencí, kterou neznáme (bin/parts.mjs): {names}',
    en: 'Under a licence we do not know (bin/parts.mjs): {names}',
  },
  unexplainedPackages: {
    cs: 'V docs/decisions chybí důvod, proč tu je: {names}',
    en: 'docs/decisions lacks a reason for: {names}',
  },
  packages: {
    cs: '  balíčků: {count}, každý nepovinný tu je',
    en: '  packages: {count}, every optional one is there',
  },
}

export function word(key, params = {}) {
  return WORDS[key][languageHere()].replace(/\{(\w+)\}/g, (_whole, name) => String(params[name]))
}
