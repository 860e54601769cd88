export const membershipRefusals = {
  leave_asked_already: {
    status: 409,
    cs: 'O vystoupení už máš požádáno.',
    en: 'You have already asked to leave.',
  },
  leave_closed: {
    status: 409,
    cs: 'Tahle žádost o vystoupení už je uzavřená.',
    en: 'This request to leave is closed already.',
  },
} as const
