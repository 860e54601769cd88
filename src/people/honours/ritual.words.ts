import { defineWords } from '../../ground/values/words.ts'

export const ritualWords = defineWords({
  title: { cs: 'Rituály', en: 'Rituals' },
  tabs: { cs: 'Na co se čeká', en: 'What they wait for' },
  ritual: { cs: 'Čekají na rituál', en: 'Waiting for the ritual' },
  'back-patch': { cs: 'Čekají na zádovou nášivku', en: 'Waiting for the back patch' },
  emptyRitual: { cs: 'Na rituál teď nikdo nečeká.', en: 'Nobody waits for the ritual now.' },
  emptyBackPatch: { cs: 'Na zádovou nášivku teď nikdo nečeká.', en: 'Nobody waits for the back patch now.' },
  date: { cs: 'Datum', en: 'Date' },
  dateRitualOnly: { cs: 'Kdy rituál proběhl.', en: 'When the ritual took place.' },
  dateRitual: {
    cs: 'Kdy rituál proběhl. S ním se zapíše i malá nášivka.',
    en: 'When the ritual took place. The front patch is recorded with it.',
  },
  dateBackPatch: { cs: 'Kdy byla nášivka předána.', en: 'When the patch was handed over.' },
  approvedOn: { cs: 'Schválení', en: 'Approved' },
  ritualOn: { cs: 'Rituál', en: 'Ritual' },
  onDay: { cs: 'Zapíše se datum {day}.', en: 'The date {day} will be recorded.' },
  approveRitual: { cs: 'Schválit rituál', en: 'Approve the ritual' },
  approveBackPatch: { cs: 'Předat nášivku', en: 'Hand over the patch' },
  approveNamed: { cs: '{act}: {name}', en: '{act}: {name}' },
  doneRitual: {
    cs: '{name}: rituál a malá nášivka zapsány.',
    en: '{name}: ritual and front patch recorded.',
  },
  doneBackPatch: { cs: '{name}: zádová nášivka předána.', en: '{name}: back patch handed over.' },
  undo: { cs: 'Vrátit zpět', en: 'Undo' },
  undone: { cs: '{name}: vráceno zpět.', en: '{name}: undone.' },
})
