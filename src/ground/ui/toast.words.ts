import { defineWords } from '../values/words.ts'

export const toastWords = defineWords({
  success: { cs: 'Úspěch', en: 'Success' },
  error: { cs: 'Chyba', en: 'Error' },
  warning: { cs: 'Upozornění', en: 'Warning' },
  info: { cs: 'Informace', en: 'Info' },
  close: { cs: 'Zavřít oznámení', en: 'Close notification' },
  region: { cs: 'Oznámení', en: 'Notifications' },
})
