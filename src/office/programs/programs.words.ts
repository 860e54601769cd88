import { defineWords } from '../../ground/values/words.ts'

export const clubProgramWords = defineWords({
  title: { cs: 'Klíče programů', en: 'Keys of programs' },
  clubs: { cs: 'Klíče klubu', en: 'Keys of the club' },
  clubsLead: {
    cs: 'Nepatří nikomu, platí i po výměně lidí. Program s klíčem smí jen v oblastech, které zaškrtneš; nikdy to, co z něj může udělat Webmastera, ani účet klubu. Co udělá, zapíše se s názvem klíče.',
    en: 'They are nobody’s own and outlive a change of people. A program with such a key can act only where you tick; never where it could make itself a Webmaster, nor on the club’s account. What it does is recorded with the name of the key.',
  },
  clubsNone: { cs: 'Klub zatím žádný klíč nevydal.', en: 'The club has made no key yet.' },
  peoples: { cs: 'Klíče lidí', en: 'Keys of people' },
  peoplesLead: {
    cs: 'Každý si je vydává sám v Nastavení a smí s nimi nejvýš to, co on. Zrušit je můžeš i ty; majiteli o tom přijde e-mail.',
    en: 'People make them for themselves in Settings, and they allow at most what their owner may do. You can revoke them too; their owner is told by e-mail.',
  },
  peoplesNone: { cs: 'Nikdo žádný klíč nemá.', en: 'Nobody has a key.' },
  as: { cs: 'karty vidí jako {office}', en: 'sees cards as {office}' },
  own: { cs: 'Jeho vlastní', en: 'The owner’s own things' },
  madeBy: { cs: 'vydal {who}', en: 'made by {who}' },
  revoke: { cs: 'Zrušit', en: 'Revoke' },
  revokeNamed: { cs: 'Zrušit klíč {name}', en: 'Revoke the key {name}' },
  revoked: { cs: 'Klíč je zrušený, nic už neotevře.', en: 'The key is revoked and opens nothing any more.' },
  new: { cs: 'Nový klíč klubu', en: 'A new key of the club' },
  office: { cs: 'Karty členů vidí jako', en: 'Sees members’ cards as' },
  officeHint: {
    cs: 'Kolik toho o lidech čte. Stačí-li jména, nech Člen.',
    en: 'How much it reads about people. Where names are enough, leave Member.',
  },
  make: { cs: 'Vydat klíč klubu', en: 'Make the key of the club' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Klíče se nepodařilo načíst.', en: 'The keys could not be loaded.' },
})
