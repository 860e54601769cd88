import { defineWords } from '../../ground/values/words.ts'

export const BASIC_FIELDS = {
  firstName: { cs: 'Jméno', en: 'First name' },
  lastName: { cs: 'Příjmení', en: 'Last name' },
  nickname: { cs: 'Přezdívka', en: 'Nickname' },
  email: { cs: 'E-mail', en: 'E-mail' },
  division: { cs: 'Divize', en: 'Division' },
  phone: { cs: 'Telefon', en: 'Phone' },
  birthDate: { cs: 'Datum narození', en: 'Birth date' },
  street: { cs: 'Ulice', en: 'Street' },
  emergencyName: { cs: 'Komu volat v nouzi', en: 'Emergency contact' },
  emergencyPhone: { cs: 'Telefon pro nouzi', en: 'Emergency phone' },
} as const

/** The few fields that screens name which show no card: all the others stay away from them. */
export const basicFieldWords = defineWords(BASIC_FIELDS)
