import { defineWords } from '../../ground/values/words.ts'

export const onboardingWords = defineWords({
  step: { cs: 'Krok {step} ze {of}', en: 'Step {step} of {of}' },
  signOut: { cs: 'Odhlásit se', en: 'Sign out' },
})

export const rulesWords = defineWords({
  title: { cs: 'Stanovy klubu', en: 'Club rules' },
  text: {
    cs: 'Než vstoupíš do klubovny, přečti si, na čem stojíme. Zabere to pár minut.',
    en: 'Before you enter the clubhouse, read what we stand on. It takes a few minutes.',
  },
  version: { cs: 'Verze {version}, platí od {day}', en: 'Version {version}, valid since {day}' },
  confirm: { cs: 'Stanovy znám a budu se jimi řídit', en: 'I know the rules and will follow them' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})

export const verifyProfileWords = defineWords({
  title: { cs: 'Sedí to?', en: 'Is this right?' },
  text: {
    cs: 'Tohle o tobě klub ví. Oprav, co nesedí, doplň, co chybí, a potvrď.',
    en: 'This is what the club knows about you. Correct what is wrong, add what is missing, and confirm.',
  },
  noCard: {
    cs: 'Tvůj účet nemá členskou kartu, takže není co kontrolovat. Potvrď to a můžeš dovnitř.',
    en: 'Your account has no member card, so there is nothing to check. Confirm and come in.',
  },
  noCardEmail: { cs: 'Přihlašuješ se e-mailem {email}.', en: 'You sign in with {email}.' },
  submit: { cs: 'Údaje sedí', en: 'The data are right' },
  submitNoCard: { cs: 'Rozumím, vstoupit', en: 'I understand, enter' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})

export const profileWords = defineWords({
  you: { cs: 'Ty', en: 'You' },
  youNote: {
    cs: 'Jméno, příjmení a přezdívku vidí celý klub, datum narození jen sekretář, matrikář a webmaster.',
    en: 'The whole club sees your name and nickname; your birth date only the secretary, the membership officer and the webmaster.',
  },
  firstName: { cs: 'Jméno', en: 'First name' },
  lastName: { cs: 'Příjmení', en: 'Last name' },
  nickname: { cs: 'Přezdívka', en: 'Nickname' },
  phone: { cs: 'Telefon', en: 'Phone' },
  birthDate: { cs: 'Datum narození', en: 'Birth date' },
  address: { cs: 'Adresa', en: 'Address' },
  addressNote: {
    cs: 'Vidí ji jen sekretář, matrikář, pokladník a webmaster.',
    en: 'Only the secretary, the membership officer, the treasurer and the webmaster see it.',
  },
  street: { cs: 'Ulice a číslo', en: 'Street and number' },
  city: { cs: 'Obec', en: 'Town' },
  postalCode: { cs: 'PSČ', en: 'Postal code' },
  emergency: { cs: 'V nouzi', en: 'In an emergency' },
  emergencyNote: {
    cs: 'Komu zavolat, když se něco stane. Vidí to sekretář, matrikář a webmaster, a v den vyjížďky, na kterou se přihlásíš, také Road Captain a supervizor.',
    en: 'Whom to call if something happens. The secretary, the membership officer and the webmaster see it, and on the day of a ride you signed up for also the Road Captain and the supervisor.',
  },
  emergencyName: { cs: 'Komu zavolat', en: 'Whom to call' },
  emergencyPhone: { cs: 'Na jaké číslo', en: 'At which number' },
  consents: { cs: 'Souhlasy', en: 'Consents' },
  consentsNote: {
    cs: 'Obojí můžeš kdykoli změnit.',
    en: 'You can change both at any time.',
  },
  consentsToPhotos: {
    cs: 'Fotky, na kterých jsem, smí klub zveřejnit v galerii.',
    en: 'The club may publish photographs of me in its gallery.',
  },
  sharesContact: {
    cs: 'Ostatní členové smí vidět můj e-mail a telefon. Bez toho je vidí jen vedení klubu.',
    en: 'Other members may see my e-mail and phone. Otherwise only the officers see them.',
  },
})
