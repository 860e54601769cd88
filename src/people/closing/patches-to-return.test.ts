import { expect, test } from 'vitest'
import { membershipClosedLetter } from './membership-closed.mail.ts'
import { patchesOf } from './patches-to-return.ts'

const CARD = { frontPatchOn: '2020-05-01', backPatchOn: '2021-05-01', patchesSolvedOn: null }

const letterAbout = (patches: ReturnType<typeof patchesOf>) =>
  JSON.stringify(
    membershipClosedLetter.write({
      language: 'cs',
      clubName: 'Klub',
      link: 'https://klub.test/o/a',
      params: {
        salutation: null,
        cause: 'left',
        endedOn: '2026-05-01',
        reason: null,
        hadAccount: true,
        places: [],
        fees: [],
        debts: [],
        waived: false,
        account: null,
        patches: [...patches],
      },
    } as never),
  )

test('patches are asked back by a club that has them, and never spoken of by another', () => {
  expect(letterAbout(patchesOf(CARD, []))).toMatch(/Nášivky patří klubu.*dluhy a nášivky/s)
  expect(letterAbout(patchesOf(CARD, ['patches']))).not.toMatch(/nášiv/i)
})
