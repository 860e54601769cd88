export const applicationRefusals = {
  already_decided: {
    status: 409,
    cs: 'O téhle žádosti už je rozhodnuto.',
    en: 'This application has been decided already.',
  },
  email_taken: {
    status: 409,
    cs: 'Účet s tímto e-mailem už existuje. Připoj žádost ke kartě, které patří, nebo ji odmítni.',
    en: 'An account with this e-mail already exists. Link the application to its card, or reject it.',
  },
  possible_duplicate: {
    status: 409,
    cs: 'Možná už kartu má. Otevři žádost a rozhodni: připojit ke kartě, nebo je to někdo jiný.',
    en: 'There may be a card already. Open the application and decide: link it to the card, or it is somebody else.',
  },
  count_differs: {
    status: 409,
    cs: 'Seznam se mezitím změnil. Podívej se na něj znovu a pak to potvrď.',
    en: 'The list has changed meanwhile. Look at it again, then confirm.',
  },
  sponsor_unknown: {
    status: 422,
    cs: 'Takového člena neznáme, nebo jich je víc. Napiš číslo karty, e-mail nebo celé jméno.',
    en: 'We do not know such a member, or there are several. Write the card number, the e-mail or the whole name.',
  },
  mentor_unknown: {
    status: 422,
    cs: 'Žádost čeká dál: člena, který má být mentorem, neznáme, nebo jich je víc. Napiš číslo karty, e-mail nebo celé jméno.',
    en: 'The application still waits: we do not know the member who is to be the mentor, or there are several. Write the card number, the e-mail or the whole name.',
  },
  no_applicant_stage: {
    status: 409,
    cs: 'Klub teď čekatele nemá, mentor proto není komu. Schval žádost bez něj.',
    en: 'The club has no applicants’ stage now, so there is nobody to be a mentor of. Approve the application without one.',
  },
  sponsor_asked: {
    status: 409,
    cs: 'Toho už jsme se ptali.',
    en: 'They have been asked already.',
  },
  own_application: {
    status: 403,
    cs: 'O vlastní žádosti musí rozhodnout jiný funkcionář.',
    en: 'Another officer has to decide about your own application.',
  },
  looks_automatic: {
    status: 422,
    cs: 'Přihláška vypadala jako od robota. Počkej pár vteřin a pošli ji ještě jednou.',
    en: 'The application looked like a robot’s. Wait a few seconds and send it once more.',
  },
} as const
