import { defineWords } from '../../ground/values/words.ts'

export const publicGiveWords = defineWords({
  title: { cs: 'Přispět klubu', en: 'Give to the club' },
  lead: {
    cs: 'Klub {club} žije z příspěvků členů a z darů přátel. Přispět může každý, účet k tomu nepotřebuje.',
    en: '{club} lives on its members’ fees and its friends’ gifts. Anybody can give; no account is needed.',
  },
  raised: { cs: 'Co už se vybralo', en: 'What has come so far' },
  gifts: {
    cs: { one: '{count} dar', few: '{count} dary', many: '{count} daru', other: '{count} darů' },
    en: { one: '{count} gift', other: '{count} gifts' },
  },
  thanks: {
    cs: 'Díky za každou korunu. Peníze jdou rovnou na účet klubu, nikdo mezi námi nic nestrhává.',
    en: 'Thank you for every crown. The money goes straight to the club’s account; nobody takes a share.',
  },
})
