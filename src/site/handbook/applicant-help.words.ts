import { defineWords } from '../../ground/values/words.ts'

export const applicantHelp = defineWords({
  title: { cs: 'Pro čekatele', en: 'For applicants' },
  lead: {
    cs: 'Na cestě do klubu: kde co najdeš, než tě klub přijme.',
    en: 'On the way into the club: where things are until it takes you in.',
  },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: 'Poznej lidi a jezdi s nimi. Kde klub čekatele má, počítá se tvoje cesta ode dne schválení a dohlédne na tebe mentor; jinak jen čekáš, než tě schválí.',
    en: 'Get to know the people and ride with them. Where the club has applicants, your road counts from the day you were approved and a mentor looks after you; otherwise you only wait to be approved.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: 'V **Přehled** jsou **Nejbližší akce** a **Aktuality**: u jízdy dej **Jedu**, na schůzi **Přijdu**.',
    en: 'In **Dashboard** are **Next events** and **News**: press **I am going** for a ride, **I am coming** for a meeting.',
  },
  standing: { cs: 'Jak na tom jsem', en: 'How I am doing' },
  standing1: {
    cs: 'V **Moje členství** stojí na kartě, že čekáš, a pod tím **Moje cesta klubem**. Jakmile tě klub přijme, přijde ti e-mail a karta se změní.',
    en: 'In **My membership** the card says that you wait, and below is **My way through the club**. Once the club takes you in, an e-mail comes and the card changes.',
  },
  data: { cs: 'Moje údaje', en: 'My data' },
  data1: {
    cs: 'V **Profil** doplň, co chybí, a dej **Uložit profil**: klub tě podle toho pozná. Ostatní je stejné jako pro členy.',
    en: 'In **Profile** fill in what is missing and press **Save the profile**: the club knows you by it. The rest is the same as for members.',
  },
})
