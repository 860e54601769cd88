import { defineWords } from '../values/words.ts'

export const flashWords = defineWords({
  loggedIn: { cs: 'Přihlášení úspěšné', en: 'You are signed in' },
  loggedOut: { cs: 'Odhlášení úspěšné', en: 'You are signed out' },
  passwordChanged: { cs: 'Heslo změněno', en: 'Password changed' },
  resetSent: {
    cs: 'Pokyny k obnovení hesla byly odeslány na váš email.',
    en: 'Instructions for a new password have been sent to your e-mail.',
  },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  noAccess: {
    cs: 'Tvoje role do klubovny zatím vstup nemá. Přidělit ti ho může Webmaster, ozvi se mu.',
    en: 'Your role has no entrance to the clubhouse yet. The Webmaster can grant it, so get in touch.',
  },
  notHere: {
    cs: 'Na tuhle stránku tvoje role nemá přístup, proto jsme tě odhlásili. Přihlas se znovu a jdi rovnou do svého.',
    en: 'Your role has no access to that page, so we signed you out. Sign in again and go straight to yours.',
  },
  signedOutElsewhere: {
    cs: 'Ostatní zařízení jsou odhlášená. Tady přihlášení zůstává.',
    en: 'Your other devices are signed out. You stay signed in here.',
  },
  rulesConfirmed: { cs: 'Stanovy máš potvrzené, díky.', en: 'You have confirmed the rules, thank you.' },
  eventRegistered: {
    cs: 'Místo máš. Potvrzení najdeš v e-mailu.',
    en: 'You have a place. The confirmation is in your mail.',
  },
  eventWaiting: {
    cs: 'Místo zatím není, stojíš mezi náhradníky. Až se uvolní, napíšeme ti.',
    en: 'There is no place yet, you are on the waiting list. We write to you when there is one.',
  },
  eventLeft: { cs: 'Na akci už s tebou nepočítáme.', en: 'You are no longer expected at the event.' },
  eventDeclined: { cs: 'Díky, víme, že s tebou nemáme počítat.', en: 'Thanks, we know not to count on you.' },
  eventPublished: { cs: 'Akce je zveřejněná.', en: 'The event is published.' },
  eventCancelled: {
    cs: 'Akce je zrušená, přihlášeným jsme napsali.',
    en: 'The event is cancelled, those registered have been told.',
  },
  draftDeleted: { cs: 'Koncept je smazaný.', en: 'The draft is deleted.' },
  profileVerified: { cs: 'Profil máš ověřený, díky.', en: 'Your profile is verified, thank you.' },
})
