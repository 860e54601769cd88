export const batchRefusals = {
  run_right_lost: {
    status: 403,
    cs: 'Kdo akci spustil, na ni mezitím ztratil právo. Tahle položka se neprovedla.',
    en: 'Whoever started the run has lost the right to it meanwhile. This item was not done.',
  },
  run_stopped: {
    status: 503,
    cs: 'Běh někdo zastavil dřív, než na tohle došlo.',
    en: 'Somebody stopped the run before this one’s turn.',
  },
  run_is_over: { status: 409, cs: 'Tenhle běh už skončil.', en: 'This run is over already.' },
  nothing_to_retry: { status: 409, cs: 'Není co opakovat.', en: 'There is nothing to retry.' },
} as const
