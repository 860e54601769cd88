export const privacyRefusals = {
  erasure_closed: {
    status: 409,
    cs: 'Tahle žádost už je uzavřená.',
    en: 'This request is closed already.',
  },
  erasure_open: {
    status: 409,
    cs: 'O výmaz už je požádáno.',
    en: 'Erasure has been asked for already.',
  },
  erasure_blocked: {
    status: 409,
    cs: 'Výmazu ještě něco brání. Nejdřív to vyřeš, pak to půjde.',
    en: 'Something still stands in the way of the erasure. Settle it first.',
  },
} as const
