import { defineWords } from '../../ground/values/words.ts'

export const giverWords = defineWords({
  title: { cs: 'Poděkování za dar', en: 'Thanks for a gift' },
  prove: {
    cs: 'Někdo s tvou adresou chce přispět klubu a dostat poděkování e-mailem. Jestli jsi to ty, potvrď to.',
    en: 'Somebody with your address wishes to give to the club and to be thanked by e-mail. If it was you, confirm it.',
  },
  confirm: { cs: 'Ano, adresa je moje', en: 'Yes, the address is mine' },
  notYou: {
    cs: 'Jestli to nejsi ty, stránku zavři. Za týden na adresu zapomeneme.',
    en: 'If it was not you, close the page. We forget the address in a week.',
  },
  proved: { cs: 'Adresa je potvrzená.', en: 'The address is confirmed.' },
  provedText: {
    cs: 'Až peníze přijdou, poděkujeme a adresu smažeme. Když nepřijdou, smažeme ji nejpozději za šedesát dní.',
    en: 'Once the money comes we thank you and delete the address. If it does not come, we delete it within sixty days.',
  },
  invalid: {
    cs: 'Odkaz už není potřeba: buď jsme už poděkovali, nebo jsme na adresu zapomněli.',
    en: 'The link is no longer needed: either we have thanked you already, or we have forgotten the address.',
  },
  failed: { cs: 'Odpověď se neuložila', en: 'The answer was not saved' },
  wish: { cs: 'Poděkovat e-mailem?', en: 'Thanks by e-mail?' },
  wishLead: {
    cs: 'Když napíšeš adresu, dostaneš kód se symbolem, podle kterého dar poznáme. Adresu potvrdíš odkazem, který ti pošleme; po poděkování ji smažeme, nejpozději za šedesát dní.',
    en: 'Give your address and you get a code with a symbol we know your gift by. You confirm the address by a link we send; once you are thanked, it is deleted, within sixty days at the latest.',
  },
  email: { cs: 'E-mail', en: 'E-mail' },
  leaveEmpty: { cs: 'Tohle pole nech prázdné', en: 'Leave this field empty' },
  ask: { cs: 'Chci poděkování', en: 'I wish to be thanked' },
  asked: {
    cs: 'Napsali jsme ti. Adresu potvrď odkazem v e-mailu a zaplať tímhle kódem.',
    en: 'We have written to you. Confirm the address by the link in the e-mail and pay by this code.',
  },
})
