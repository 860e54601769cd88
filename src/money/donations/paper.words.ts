import { defineWords } from '../../ground/values/words.ts'

export const donationPaperWords = defineWords({
  title: { cs: 'Potvrzení o přijetí daru', en: 'Confirmation of donations' },
  text: {
    cs: 'Spolek {club} potvrzuje, že v roce {year} přijal od dárce uvedeného níže tyto peněžní dary:',
    en: '{club} confirms that in {year} it received the following donations of money from the donor named below:',
  },
  donor: { cs: 'Dárce', en: 'Donor' },
  born: { cs: 'Datum narození', en: 'Born' },
  address: { cs: 'Adresa', en: 'Address' },
  gift: { cs: '{amount} na účel „{purpose}“, {how}', en: '{amount} for “{purpose}”, {how}' },
  byBank: { cs: 'převodem na účet', en: 'by bank transfer' },
  byHand: { cs: 'v hotovosti nebo jinak', en: 'in cash or otherwise' },
  total: { cs: 'Celkem', en: 'Total' },
  law: {
    cs: 'Potvrzení slouží jako doklad o bezúplatném plnění. Zda a kolik si dárce může odečíst od základu daně, určuje zákon č. 586/1992 Sb., o daních z příjmů.',
    en: 'This confirmation proves a gratuitous performance. Whether and how much the donor may deduct from the tax base is set by Act No. 586/1992 Coll., on income taxes.',
  },
  issued: { cs: 'Vystaveno {day}.', en: 'Issued on {day}.' },
  sign: { cs: 'za spolek', en: 'for the club' },
})
