export const hogRefusals = {
  proposal_closed: {
    status: 409,
    cs: 'Tenhle návrh už je vyřízený.',
    en: 'This proposal has been dealt with already.',
  },
  hog_number_first: { status: 409, cs: 'Nejdřív doplň číslo HOG.', en: 'Fill in the HOG number first.' },
  hog_number_taken: {
    status: 409,
    cs: 'Tohle číslo HOG už má jiný člen.',
    en: 'Another member has this HOG number.',
  },
} as const
