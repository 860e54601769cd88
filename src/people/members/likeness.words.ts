import { defineWords } from '../../ground/values/words.ts'

export const likenessWords = defineWords({
  same_hog_number: { cs: 'stejné číslo HOG', en: 'same HOG number' },
  same_name_and_birth: { cs: 'stejné jméno i datum narození', en: 'same name and birth date' },
  swapped_names_and_birth: {
    cs: 'prohozené jméno, stejné datum narození',
    en: 'swapped names, same birth date',
  },
  typo_and_birth: {
    cs: 'skoro stejné jméno, stejné datum narození',
    en: 'almost the same name, same birth date',
  },
  same_email: { cs: 'stejný e-mail', en: 'same e-mail' },
  same_phone: { cs: 'stejný telefon', en: 'same phone' },
  same_name_and_city: { cs: 'stejné jméno i obec', en: 'same name and city' },
  swapped_names: { cs: 'prohozené jméno', en: 'swapped names' },
  same_name: { cs: 'stejné jméno', en: 'same name' },
  shared_email: { cs: 'společný e-mail', en: 'shared e-mail' },
  shared_phone: { cs: 'společný telefon', en: 'shared phone' },
  score: { cs: '{sure} · {score} %', en: '{sure} · {score}%' },
  sure: { cs: 'skoro jistě tentýž člověk', en: 'almost surely the same person' },
  likely: { cs: 'nejspíš tentýž člověk', en: 'likely the same person' },
  maybe: { cs: 'možná tentýž člověk', en: 'maybe the same person' },
  hint: { cs: 'jen něco společného', en: 'only something in common' },
  differsInBirth: { cs: 'jiné datum narození', en: 'another birth date' },
})
