export const officeRefusals = {
  member_has_account: {
    status: 409,
    cs: 'Tento člen už účet má.',
    en: 'This member already has an account.',
  },
  already_invited: {
    status: 409,
    cs: 'Účet už má. Kdo ještě nepřišel, dostane pozvánku znovu v seznamu pozvaných.',
    en: 'There is an account already. Whoever has not come in yet is invited again from the list of the invited.',
  },
  came_in_already: {
    status: 409,
    cs: 'Do klubovny už přišel, pozvánku nepotřebuje.',
    en: 'This person has come in already and needs no invitation.',
  },
  invitation_waits: {
    status: 409,
    cs: 'Pozvánka pro něj už čeká v poště nebo před chvílí odešla.',
    en: 'An invitation already waits in the outbox or has just gone out.',
  },
  division_exists: {
    status: 409,
    cs: 'Divize s tímto názvem už je.',
    en: 'There is a division of this name already.',
  },
  division_in_use: {
    status: 409,
    cs: 'K divizi něco patří, smazat ji nejde. Můžeš ji uzavřít.',
    en: 'Something belongs to the division, it cannot be deleted. You can close it.',
  },
  division_closed: {
    status: 409,
    cs: 'Tahle divize je uzavřená, vyber jinou.',
    en: 'This division is closed, choose another one.',
  },
  title_exists: {
    status: 409,
    cs: 'Funkce s tímto názvem už je.',
    en: 'There is a title of this name already.',
  },
  title_in_use: {
    status: 409,
    cs: 'Tuhle funkci už někdo měl, smazat ji nejde. Můžeš ji zrušit pro příště.',
    en: 'Somebody has held this title, it cannot be deleted. You can close it.',
  },
  title_closed: {
    status: 409,
    cs: 'Tahle funkce je zrušená, nejdřív ji obnov.',
    en: 'This title is closed, reopen it first.',
  },
  title_taken: {
    status: 409,
    cs: 'V tomhle období má tenhle titul někdo jiný.',
    en: 'Somebody else holds this title in that term.',
  },
  nobody_elected: {
    status: 409,
    cs: 'Tohle hlasování nikoho nezvolilo, nebo bylo zneplatněno.',
    en: 'This vote elected nobody, or was annulled.',
  },
  meeting_not_over: {
    status: 409,
    cs: 'Výsledek voleb se zapisuje, až schůze skončí: do té doby jde hlasování zneplatnit.',
    en: 'The result of an election is written down once the meeting is over: until then a vote can be annulled.',
  },
  result_written: {
    status: 409,
    cs: 'Výsledek tohohle hlasování už je zapsaný.',
    en: 'The result of this vote is written down already.',
  },
  title_shared: {
    status: 409,
    cs: 'Tuhle funkci má teď víc lidí najednou, nemůže být jen pro jednoho.',
    en: 'Several people hold this title at once, it cannot be for one only.',
  },
} as const
