export const batchRefusals = {
  nothing_to_retry: { status: 409, cs: 'Není co opakovat.', en: 'There is nothing to retry.' },
} as const
