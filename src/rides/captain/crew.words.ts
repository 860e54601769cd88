import { defineWords } from '../../ground/values/words.ts'

export const crewWords = defineWords({
  title: { cs: 'Kdo jízdu vede', en: 'Who leads the ride' },
  note: {
    cs: 'Kdo je tu uvedený, má od dvou dnů před začátkem do 48 hodin po konci kapitánský telefon téhle akce, ať má v klubu jakoukoli roli.',
    en: 'Whoever is named here has the captain’s phone of this event from two days before its start until 48 hours after its end, whatever their role.',
  },
  leader: { cs: 'Vede', en: 'Leads' },
  sweep: { cs: 'Zavírá', en: 'Sweeps' },
  helper: { cs: 'Pomáhá', en: 'Helps' },
  noLeader: {
    cs: 'Zatím nikdo. Vedoucího nastavíš v úpravě akce.',
    en: 'Nobody yet. The leader is set where the event is edited.',
  },
  edit: { cs: 'Upravit akci', en: 'Edit the event' },
  release: { cs: 'Odebrat', en: 'Release' },
  releaseNamed: { cs: 'Odebrat: {name}', en: 'Release: {name}' },
  add: { cs: 'Přidat člověka', en: 'Add somebody' },
  addSearch: { cs: 'Jméno, přezdívka nebo číslo karty', en: 'Name, nickname or card number' },
  find: { cs: 'Najít', en: 'Find' },
  addNobody: { cs: 'Nikoho takového v klubu nevidíme.', en: 'We see nobody like that in the club.' },
  asSweep: { cs: 'Zavírá', en: 'Sweeps' },
  asSweepNamed: { cs: 'Zavírá: {name}', en: 'Sweeps: {name}' },
  asHelper: { cs: 'Pomáhá', en: 'Helps' },
  asHelperNamed: { cs: 'Pomáhá: {name}', en: 'Helps: {name}' },
  cardNumber: { cs: 'č. {number}', en: 'No. {number}' },
  nobody: { cs: 'Kromě vedoucího zatím nikdo.', en: 'Nobody besides the leader yet.' },
  done_named: {
    cs: '{name} je ve vedení akce a dostane e-mail.',
    en: '{name} helps to lead and gets an e-mail.',
  },
  done_released: { cs: '{name} už ve vedení není.', en: '{name} does not lead any more.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
