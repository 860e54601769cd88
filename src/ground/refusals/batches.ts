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
  run_goes_on: { status: 409, cs: 'Běh ještě neskončil.', en: 'The run still goes on.' },
  run_undone: {
    status: 409,
    cs: 'Tuhle změnu už někdo vrátil.',
    en: 'Somebody has undone this run already.',
  },
  nothing_to_undo: { status: 409, cs: 'Ten běh nic nezměnil.', en: 'That run has changed nothing.' },
  nothing_to_retry: { status: 409, cs: 'Není co opakovat.', en: 'There is nothing to retry.' },
} as const
