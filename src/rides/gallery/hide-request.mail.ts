import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Někdo prosí o skrytí fotky', en: 'Somebody asks to hide a photo' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  asked: {
    cs: 'na fotce v albu {album} je někdo, kdo na ní nechce být. Podívej se a rozhodni.',
    en: 'a photo in the album {album} shows somebody who would rather not be seen. Please look and decide.',
  },
  once: {
    cs: 'Dokud žádost čeká, o dalších už nepíšeme; najdeš je na stejném místě.',
    en: 'As long as it waits, we do not write about further ones; you find them in the same place.',
  },
  open: { cs: 'Otevřít žádosti', en: 'Open the requests' },
})

export const hideRequestLetter: Letter = {
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [
        say('hello'),
        say('asked', { album: typeof params.album === 'string' ? params.album : '' }),
      ],
      button: { label: say('open'), href: `${origin}/gallery/requests` },
      closing: [say('once')],
    }
  },
}
