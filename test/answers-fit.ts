import { afterEach } from 'vitest'
import { takeMisfits } from './answers.ts'

afterEach(() => {
  const misfits = takeMisfits()
  if (misfits.length > 0) throw new Error(misfits.join('\n'))
})
