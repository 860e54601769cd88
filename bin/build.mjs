// The production build, with the browser's files compressed once instead of at every request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run } from './lib.mjs'
import { billOf, partsOf } from './parts.mjs'

run(process.execPath, [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
  env: { ...process.env, NODE_ENV: 'production' },
})

const assets = join(root, 'build', 'client', 'assets')
for (const name of readdirSync(assets).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
  const bytes = readFileSync(join(assets, name))
  writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(
    join(assets, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}

const json = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const bill = billOf(json('package.json'), partsOf(json('package-lock.json')))
writeFileSync(join(root, 'build', 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
if (process.argv[2]) writeFileSync(join(root, 'build', 'sources.txt'), process.argv[2])
