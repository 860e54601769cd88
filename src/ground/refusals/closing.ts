export const closingRefusals = {
  not_excluded: {
    status: 409,
    cs: 'Přezkoumává se jen vyloučení, a tenhle člen vyloučený není.',
    en: 'Only an exclusion is reviewed, and this member is not excluded.',
  },
} as const
