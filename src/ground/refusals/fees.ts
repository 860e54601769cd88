/** What can be wrong with somebody named for a household. */
export const householdFieldWords = {
  household_of_one: {
    cs: 'V domácnosti musí být aspoň dva. Napiš ještě někoho.',
    en: 'A household has at least two people. Name somebody else too.',
  },
  nobody_like_that: {
    cs: 'Nikoho takového v klubu nevidíme. Zkus příjmení a jméno, nebo číslo karty.',
    en: 'Nobody like that is in the club. Try the surname and the first name, or the number of the card.',
  },
  several_like_that: {
    cs: 'Takových je v klubu víc. Napiš číslo karty.',
    en: 'There are several like that. Write the number of the card.',
  },
  named_twice: { cs: 'Tenhle člověk už tu je.', en: 'This person is here already.' },
  in_other_household: {
    cs: 'Patří do jiné domácnosti. Nejdřív ho z ní vyjmi.',
    en: 'This person belongs to another household. Take them out of it first.',
  },
} as const

export const feeRefusals = {
  nothing_paid: {
    status: 409,
    cs: 'Na tuhle platbu zatím nic nepřišlo, není co potvrdit.',
    en: 'Nothing has come for this payment yet, so there is nothing to confirm.',
  },
  all_generated: {
    status: 409,
    cs: 'Všechny platby už jsou vygenerovány.',
    en: 'All payments have been generated already.',
  },
  year_not_open: {
    status: 409,
    cs: 'Příspěvek na tenhle rok si teď vystavit nejde, počkej na pokyny od pokladníka.',
    en: 'The fee of this year cannot be renewed now; wait for the Treasurer to ask.',
  },
  owes_nothing: {
    status: 409,
    cs: 'Za tohle období se od něj příspěvek nečeká.',
    en: 'No fee is expected from this person for this period.',
  },
  no_club_account: {
    status: 409,
    cs: 'Klub ještě nemá vyplněné číslo účtu, není kam platit. Doplň ho ve Správě.',
    en: 'The club has no account number yet, so there is nowhere to pay. Fill it in under Administration.',
  },
  no_email: {
    status: 409,
    cs: 'Na kartě není e-mail. Ozvi se osobně.',
    en: 'The card has no e-mail address. Get in touch in person.',
  },
  letter_delivered: {
    status: 409,
    cs: 'Tenhle dopis už odešel, nebo tu není.',
    en: 'This letter has gone out already, or is not here.',
  },
  not_due_for_reminder: {
    status: 409,
    cs: 'Na upomínku ještě nepřišel čas.',
    en: 'It is not time for a reminder yet.',
  },
  call_not_delivered: {
    cs: 'Tahle upomínka není doručená, nebo o ní už je rozhodnuto.',
    en: 'This reminder is not delivered, or it has been decided already.',
    status: 409,
  },
  call_not_stopped: {
    cs: 'Tahle upomínka se nevrátila, papír není třeba.',
    en: 'This reminder did not come back, no paper is needed.',
    status: 409,
  },
  call_not_passed: {
    cs: 'Lhůta k zaplacení ještě neuplynula, nebo peníze přišly včas.',
    en: 'The time to pay has not passed yet, or the money came in time.',
    status: 409,
  },
  call_decided: {
    cs: 'O tomhle už rozhodl někdo jiný, nebo se lhůta mezitím změnila.',
    en: 'Somebody has decided this already, or the last day has changed meanwhile.',
    status: 409,
  },
  bank_unread_since: {
    cs: 'Banku od posledního dne lhůty nikdo nepřečetl. Ať ji pokladník načte, peníze už mohly přijít.',
    en: 'The bank has not been read since the last day. Let the Treasurer read it, the money may have come.',
    status: 409,
  },
  no_refund_orders: {
    status: 409,
    cs: 'Není co poslat: klub nemá účet u Fio, nebo u nikoho neznáme účet, ze kterého peníze přišly, nebo už v souboru byli.',
    en: 'There is nothing to send: the club has no account at Fio, or nobody’s account is known, or they were in a file already.',
  },
  no_reminders_waiting: {
    status: 409,
    cs: 'Taková upomínka už nečeká: odešla, nebo ji někdo zastavil.',
    en: 'No such reminder waits any more: it has gone, or somebody stopped it.',
  },
  money_may_have_come: {
    status: 409,
    cs: 'V bance leží peníze, které mohou být jeho. Nejdřív je přiřaď.',
    en: 'There is money in the bank that may be theirs. Assign it first.',
  },
  bank_data_old: {
    status: 409,
    cs: 'Banku se teď nepodařilo přečíst a údaje o platbách jsou staré. Potvrď, že upomínky mají odejít i tak.',
    en: 'The bank could not be read just now and the payment data are old. Confirm that reminders should go out all the same.',
  },
} as const
