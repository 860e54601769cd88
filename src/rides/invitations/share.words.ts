import { defineWords } from '../../ground/values/words.ts'

export const shareWords = defineWords({
  title: { cs: 'Do skupin', en: 'For the groups' },
  hint: {
    cs: 'Hotový text a obrázek tam, kde si lidé píšou. Odkaz otevře každý.',
    en: 'A ready text and picture for where people talk. The link opens for everybody.',
  },
  hintMembers: {
    cs: 'Hotový text a obrázek tam, kde si píšou členové. Akce je jen pro ně: odkaz otevřou po přihlášení.',
    en: 'A ready text and picture for where members talk. The event is theirs: the link opens once they sign in.',
  },
  picture: { cs: 'Obrázek s názvem, časem a místem', en: 'A picture with the name, time and place' },
  text: { cs: 'Text', en: 'Text' },
  share: { cs: 'Sdílet', en: 'Share' },
  copy: { cs: 'Zkopírovat text', en: 'Copy the text' },
  copied: { cs: 'Zkopírováno', en: 'Copied' },
  download: { cs: 'Stáhnout obrázek', en: 'Download the picture' },
  failed: { cs: 'Sdílet se nepovedlo. Zkopíruj text.', en: 'Sharing failed. Copy the text.' },
  cs: { cs: 'Česky', en: 'In Czech' },
  en: { cs: 'Anglicky', en: 'In English' },
})
