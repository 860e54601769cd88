import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Jan@Klub.cz', 'jan@klub.cz'],
  ['jan+akce@klub.cz', 'jan@klub.cz'],
  ['jan.novak@klub.cz', 'jan.novak@klub.cz'],
  ['j.a.n@gmail.com', 'jan@gmail.com'],
  ['J.An+2@googlemail.com', 'jan@gmail.com'],
])('%s ends in the box %s', (address, box) => {
  expect(mailboxOf(address)).toBe(box)
})
