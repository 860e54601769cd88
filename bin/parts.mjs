// What others wrote and we run: from the lockfile alone, so that the same lockfile always tells the same.

/** Licences under which a part may be in the house; another one is a decision, and belongs here by name. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  // Used as they are, never changed: picture libraries beside us, a compiler of styles, what looks at screens.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]
/** Those that say it in a file instead of in their package.json. */
const SAID_ELSEWHERE = { 'png-js': 'MIT' }

/** Every part the lockfile names, with its licence; `isRun` where it runs in a house and not only in the workshop. */
export function partsOf({ packages }) {
  const root = packages['']
  const direct = new Set(
    [root.dependencies, root.devDependencies, root.optionalDependencies].flatMap((names) =>
      Object.keys(names ?? {}),
    ),
  )
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, integrity, dev, devOptional }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        name,
        version,
        integrity,
        licence: license ?? SAID_ELSEWHERE[name] ?? null,
        isRun: !dev && !devOptional,
        isDirect: path === `node_modules/${name}` && direct.has(name),
      }
    })
    .toSorted((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
}

/** Parts under no licence we know; 'A OR B' is ours to choose from. */
export const unlicensed = (parts) =>
  parts.filter(
    ({ licence }) =>
      !(licence ?? '')
        .replace(/[()]/g, '')
        .split(/ OR /)
        .some((choice) => choice.split(/ AND /).every((one) => LICENCES.includes(one))),
  )

/** Parts we chose ourselves without writing down why; records call a part by its name, a family by its scope. */
export const withoutReason = (parts, records) =>
  parts.filter(
    ({ name, isDirect }) =>
      isDirect &&
      !records.includes(`\`${name}\``) &&
      !records.includes(`\`${name.replace(/\/.*/, '/*')}\``) &&
      !records.includes(`\`${name.replace(/-(?:arm64|x64)$/, '-*')}\``),
  )

/** How many stand under which licence, the most first. */
export function licencesOf(parts) {
  const counts = Map.groupBy(parts, ({ licence }) => licence)
  return [...counts]
    .map(([licence, under]) => ({ licence, count: under.length }))
    .toSorted((one, other) => other.count - one.count)
}

/** A bill of materials (CycloneDX 1.6) of what runs. */
export function billOf({ name, version }, parts) {
  const components = parts
    .filter(({ isRun }) => isRun)
    .map((part) => ({
      type: 'library',
      'bom-ref': `${part.name}@${part.version}`,
      name: part.name,
      version: part.version,
      purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
      hashes: hashesOf(part.integrity),
      licenses: part.licence ? [{ expression: part.licence }] : [],
    }))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components,
  }
}

function hashesOf(integrity) {
  const [, kind, content] = /^(sha512)-(.+)$/.exec(integrity ?? '') ?? []
  return kind ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : []
}
