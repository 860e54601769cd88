export const keyRefusals = {
  second_factor_required: {
    status: 401,
    cs: 'Heslo sedí. Ještě opiš kód z aplikace.',
    en: 'The password is right. Now the code from your app.',
  },
  wrong_code: {
    status: 401,
    cs: 'Kód nesedí. Počkej na další a opiš ho celý.',
    en: 'The code is not right. Wait for the next one and copy all of it.',
  },
  challenge_expired: {
    status: 401,
    cs: 'Přihlášení trvalo moc dlouho. Začni znovu heslem.',
    en: 'Signing in took too long. Start again with the password.',
  },
  passkey_refused: {
    status: 401,
    cs: 'Tenhle klíč sem nepasuje. Zkus jiný, nebo se přihlas heslem.',
    en: 'This passkey does not fit. Try another, or sign in with the password.',
  },
  prove_yourself: {
    status: 403,
    cs: 'Pro jistotu nejdřív napiš své heslo.',
    en: 'To be sure it is you, enter your password first.',
  },
  own_second_step: {
    status: 403,
    cs: 'Vlastní dvoufázové přihlášení se vypíná v Nastavení.',
    en: 'Your own two-step sign-in is turned off in Settings.',
  },
  setup_expired: {
    status: 409,
    cs: 'Nastavování trvalo moc dlouho. Začni znovu, s novým kódem.',
    en: 'Setting up took too long. Start again, with a new code.',
  },
  passkey_known: {
    status: 409,
    cs: 'Tenhle klíč už tu je.',
    en: 'This passkey is here already.',
  },
  too_many_passkeys: {
    status: 409,
    cs: 'Víc než dvacet klíčů neuneseš. Nejdřív nějaký odeber.',
    en: 'Twenty passkeys are the most. Remove one first.',
  },
  no_passkeys_here: {
    status: 409,
    cs: 'Na téhle adrese přístupové klíče nefungují: klub potřebuje doménu, ne číslo.',
    en: 'Passkeys do not work at this address: the club needs a domain, not a number.',
  },
} as const
