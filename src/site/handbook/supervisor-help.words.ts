import { defineWords } from '../../ground/values/words.ts'

export const supervisorHelp = defineWords({
  title: { cs: 'Pro supervizora', en: 'For the Supervisor' },
  lead: {
    cs: 'Nášivky klubu: kdo je dostal a kdo je má vrátit.',
    en: 'The patches of the club: who was given one and who is to return it.',
  },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: '[ritual: Po rituálech předáváš nášivky. ]Po sezoně projdeš, kdo z klubu odešel a ještě je má.',
    en: '[ritual: After the rituals you hand patches over. ]After the season you go through who left and still has them.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: 'Začni v **Přehled**: v **Čeká na tebe** stojí, kolik lidí nášivky nevrátilo. Kdo je má nejdéle, je v **Nášivky** první; zavolej mu.',
    en: 'Begin in **Dashboard**: **Waiting for you** says how many people have not returned theirs. Whoever has had them longest is first in **Patches**; call them.',
  },
  give: { cs: 'Předat nášivku', en: 'Hand a patch over' },
  give1: {
    cs: 'V **Členové** otevři člověka. V **Co s kartou udělat** dej **Předat malou nášivku** nebo **Předat zádovou nášivku** a vyber den.',
    en: 'In **Members** open the person. Under **What to do with the card** press **Give the front patch** or **Give the back patch** and choose the day.',
  },
  give2: {
    cs: 'Kdo nášivku už má, u toho stojí **Odebrat malou nášivku** a **Odebrat zádovou nášivku**. Každá změna je v historii karty.',
    en: 'Whoever has one already has **Remove the front patch** and **Remove the back patch** there. Every change is in the history of the card.',
  },
  patches: { cs: 'Nášivky k vrácení', en: 'Patches to be returned' },
  patches1: {
    cs: 'Kdo odešel a má nášivku, stojí v **Nášivky** i s telefonem. Jakmile ji vrátí, dej **Vyřešit**; jak, můžeš napsat do poznámky.',
    en: 'Who left and has a patch stands in **Patches** with the phone number. Once it is back, press **Settle**; how may be written into the note.',
  },
  patches2: {
    cs: 'Víc lidí najednou: zaškrtni je a dej **Označit za vyřešené**.',
    en: 'Many people at once: tick them and press **Mark as settled**.',
  },
})
