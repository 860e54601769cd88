import { defineWords } from '../../ground/values/words.ts'

export const homeWords = defineWords({
  apply: { cs: 'Podat přihlášku', en: 'Apply to join' },
  toClubhouse: { cs: 'Do klubovny', en: 'To the clubhouse' },

  ridesEyebrow: { cs: 'Nejbližší akce', en: 'Coming up' },
  ridesTitle: { cs: 'Kam vyrážíme', en: 'Where we ride next' },
  ridesAll: { cs: 'Všechny akce', en: 'All events' },

  newsEyebrow: { cs: 'Aktuality', en: 'News' },
  newsTitle: { cs: 'Co je nového', en: 'What is new' },
  newsAll: { cs: 'Všechny aktuality', en: 'All news' },

  divisionsEyebrow: { cs: 'Divize', en: 'Divisions' },
  divisionsOne: { cs: 'Tady nás najdeš', en: 'Where to find us' },
  divisionsTwo: { cs: 'Dvě města, jeden klub', en: 'Two towns, one club' },
  divisionsThree: { cs: 'Tři města, jeden klub', en: 'Three towns, one club' },
  divisionsFour: { cs: 'Čtyři města, jeden klub', en: 'Four towns, one club' },
  divisionsMany: { cs: 'Hodně měst, jeden klub', en: 'Many towns, one club' },

  albumsEyebrow: { cs: 'Galerie', en: 'Gallery' },
  albumsTitle: { cs: 'Kde jsme byli', en: 'Where we have been' },
  albumsAll: { cs: 'Celá galerie', en: 'The whole gallery' },
  lastPhotos: { cs: 'Poslední fotky', en: 'The last photos' },
  photoFrom: { cs: 'Fotka z alba {title}', en: 'A photo of the album {title}' },

  joinEyebrow: { cs: 'Jak se přidat', en: 'How to join' },
  joinTitle: { cs: 'Nejdřív jeď s námi', en: 'Ride with us first' },
  joinText: {
    cs: 'Přihláška zabere pět minut. Zbytek je o lidech: přijeď na dvě vyjížďky a poznej nás.',
    en: 'The application takes five minutes. The rest is about people: come to two rides and get to know us.',
  },

  supportEyebrow: { cs: 'Podpora', en: 'Support' },
  supportTitle: { cs: 'Přispěj na cestu', en: 'Chip in for the road' },
  supportText: {
    cs: 'Z darů platíme klubovnu, charitní jízdy a pomoc těm, kdo spadli. Kam peníze šly, vidí v klubovně každý člen.',
    en: 'Gifts pay for the clubhouse, the charity rides and help for those who had a fall. Every member can see in the clubhouse where the money went.',
  },
  supportAction: { cs: 'Přispět', en: 'Donate' },
  supportSafe: { cs: 'Jak jezdíme bezpečně', en: 'How we ride safely' },
})
