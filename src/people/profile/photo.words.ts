import { defineWords } from '../../ground/values/words.ts'

export const photoWords = defineWords({
  title: { cs: 'Moje fotka', en: 'My photo' },
  panel: { cs: 'Fotka', en: 'Photo' },
  failed: { cs: 'Fotku se nepodařilo uložit', en: 'The photo could not be saved' },
  saved: { cs: 'Fotka je uložená.', en: 'The photo is saved.' },
  removed: { cs: 'Fotka je smazaná.', en: 'The photo is removed.' },
  doorSaved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  who: {
    cs: 'Fotku vidí jen přihlášení lidé z klubu: na tvé kartě a v seznamu členů. Na veřejném webu není nikdy.',
    en: 'Only signed-in people of the club see the photo: on your card and in the list of members. It is never on the public site.',
  },
  none: { cs: 'Zatím tu žádnou nemáš.', en: 'You have none yet.' },
  noCard: {
    cs: 'K účtu nepatří žádná členská karta, fotka by neměla kam přijít.',
    en: 'No member card belongs to this account, so there is no place for a photo.',
  },
  add: { cs: 'Přidat fotku', en: 'Add a photo' },
  change: { cs: 'Změnit fotku', en: 'Change the photo' },
  choose: { cs: 'Vybrat fotku', en: 'Choose a photo' },
  chooseHint: {
    cs: 'JPEG, PNG nebo WebP do 15 MB. Na telefonu můžeš rovnou vyfotit.',
    en: 'JPEG, PNG or WebP up to 15 MB. On a phone you can take one right away.',
  },
  noScript: { cs: 'Ze středu fotky vezmeme čtverec.', en: 'We take a square out of the middle.' },
  crop: { cs: 'Posuň si výřez', en: 'Move the square' },
  cropHint: {
    cs: 'Táhni fotku prstem nebo myší, nebo ji posouvej šipkami. Přiblížíš ji posuvníkem.',
    en: 'Drag the photo with a finger or the mouse, or move it with the arrow keys. Zoom with the slider.',
  },
  frame: {
    cs: 'Výřez fotky: šipkami se posouvá, plus a minus přibližuje',
    en: 'The square: arrow keys move it, plus and minus zoom',
  },
  zoom: { cs: 'Přiblížení', en: 'Zoom' },
  unreadable: {
    cs: 'Tenhle soubor prohlížeč neumí ukázat. Vyber JPEG, PNG nebo WebP.',
    en: 'The browser cannot show this file. Choose a JPEG, PNG or WebP.',
  },
  save: { cs: 'Uložit fotku', en: 'Save the photo' },
  door: { cs: 'Ukázat i při ověření průkazky', en: 'Show it when the card is verified, too' },
  doorText: {
    cs: 'Kdo načte QR kód z tvé karty, uvidí kromě jména a platnosti i fotku. Souhlas můžeš kdykoli vzít zpět.',
    en: 'Whoever reads the QR code of your card sees the photo beside the name and validity. You can take this back at any time.',
  },
  doorSave: { cs: 'Uložit volbu', en: 'Save the choice' },
  remove: { cs: 'Smazat fotku', en: 'Remove the photo' },
})
