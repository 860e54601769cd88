export const donationRefusals = {
  donor_needed: {
    status: 422,
    cs: 'Kdo daroval? Vyber člena, nebo napiš jméno.',
    en: 'Who gave it? Choose a member or write a name.',
  },
  purpose_closed: {
    status: 409,
    cs: 'Na tenhle účel se už nevybírá.',
    en: 'Nothing is collected for this purpose any more.',
  },
  purpose_exists: {
    status: 409,
    cs: 'Účel s tímhle názvem už je.',
    en: 'There already is a purpose of this name.',
  },
  donation_voided: { status: 409, cs: 'Tenhle dar je stornovaný.', en: 'This donation is voided.' },
  donation_changed: {
    status: 409,
    cs: 'Dar mezitím změnil někdo jiný. Podívej se na něj znovu.',
    en: 'Somebody else has changed the donation meanwhile. Look at it again.',
  },
  nothing_given: {
    status: 404,
    cs: 'V tomhle roce tu žádný dar není.',
    en: 'There is no donation in that year.',
  },
} as const
