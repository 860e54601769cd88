import { expect, test } from 'vitest'
import { useFileStore } from '../../ground/files/files.server.ts'
import { readPortrait } from './read-portrait.server.ts'

test('a card is shown without its face while the files are away', async () => {
  const away = () => Promise.reject(new Error('the file store answered 503'))
  useFileStore({
    put: away,
    open: away,
    size: away,
    remove: away,
    list: async function* () {
      yield* []
    },
  })

  expect(await readPortrait('a'.repeat(32))).toBeNull()
})
