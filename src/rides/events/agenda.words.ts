import { defineWords } from '../../ground/values/words.ts'

export const agendaWords = defineWords({
  register: { cs: 'Jedu', en: 'I am going' },
  join: { cs: 'Přijdu', en: 'I am coming' },
  queue: { cs: 'Chci být náhradník', en: 'Put me on the waiting list' },
  registerNamed: { cs: 'Jedu: {title}', en: 'I am going: {title}' },
  joinNamed: { cs: 'Přijdu: {title}', en: 'I am coming: {title}' },
  queueNamed: { cs: 'Chci být náhradník: {title}', en: 'Put me on the waiting list: {title}' },
  going: { cs: 'Jedeš', en: 'You are going' },
  attending: { cs: 'Přijdeš', en: 'You are coming' },
  plus: { cs: '{text} +\u00a0{count}', en: '{text} +\u00a0{count}' },
  onPage: { cs: 'Přihlásit se', en: 'Register' },
  onPageNamed: { cs: 'Přihlásit se: {title}', en: 'Register: {title}' },
  leave: { cs: 'Odhlásit', en: 'Cancel' },
  leaveQueue: { cs: 'Už nečekat', en: 'Stop waiting' },
  leaveNamed: { cs: '{what}: {title}', en: '{what}: {title}' },
  waiting: { cs: 'Čekáš jako {position}.', en: 'You are number {position} in the queue' },
  coming: {
    cs: {
      one: '{count} přihlášený',
      few: '{count} přihlášení',
      many: '{count} přihlášeného',
      other: '{count} přihlášených',
    },
    en: { one: '{count} registered', other: '{count} registered' },
  },
  draft: { cs: 'Koncept', en: 'Draft' },
  cancelled: { cs: 'Zrušeno', en: 'Cancelled' },
})
