export const honourRefusals = {
  ritual_first: { status: 409, cs: 'Nejdřív musí projít rituálem.', en: 'The ritual comes first.' },
  no_patches_out: {
    status: 409,
    cs: 'Žádné nášivky se od něj nečekají.',
    en: 'No patches are expected from this person.',
  },
} as const
