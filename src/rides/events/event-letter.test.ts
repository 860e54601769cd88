import { expect, test } from 'vitest'
import { peopleWords } from '../planning/people.words.ts'
import { eventMovedUpLetter, eventRegisteredLetter } from './event-registered.mail.ts'
import { eventWaitingLetter } from './event-waiting.mail.ts'
import { myPlaceWords } from './my-place.words.ts'

const RIDING = /\b(?:ne)?jede(?:š|me|te)?\b/i

test('what is said of a place is true at a Christmas party too', () => {
  const around = {
    language: 'cs',
    clubName: 'Klub',
    origin: 'https://klub.example',
    link: '',
    params: { title: 'Večírek', passengers: 1 },
  } as const
  const letters = [eventRegisteredLetter, eventMovedUpLetter, eventWaitingLetter].map((letter) =>
    JSON.stringify(letter.write(around)),
  )
  const { waitingText, leaveQuestion } = myPlaceWords
  const { going, riders } = peopleWords

  expect(
    [...letters, waitingText.cs, leaveQuestion.cs, going.cs, riders.cs].filter((text) => RIDING.test(text)),
  ).toEqual([])
})
