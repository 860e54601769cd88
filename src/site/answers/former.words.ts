import { defineWords } from '../../ground/values/words.ts'

/** How a membership ended; said by the server, so that the page carries one of them. */
export const formerWords = defineWords({
  excluded: {
    cs: 'Tvoje členství skončilo {day} vyloučením.',
    en: 'Your membership ended on {day} by exclusion.',
  },
  departed: { cs: 'Tvoje členství skončilo {day}.', en: 'Your membership ended on {day}.' },
  unpaid: {
    cs: 'Tvoje členství skončilo {day} pro nezaplacený příspěvek.',
    en: 'Your membership ended on {day} for an unpaid fee.',
  },
})
