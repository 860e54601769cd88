// npm run handbook: docs/prirucka.md and docs/handbook.md from the words of the handbook; a test keeps them true.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { handbookDocument } from '../src/site/handbook/handbook.ts'

const docs = join(import.meta.dirname, '..', 'docs')
writeFileSync(join(docs, 'prirucka.md'), handbookDocument('cs'))
writeFileSync(join(docs, 'handbook.md'), handbookDocument('en'))
