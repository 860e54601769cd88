export const watchRefusals = {
  task_running: {
    status: 409,
    cs: 'Něco takového už právě běží. Počkej, až to skončí.',
    en: 'Something like this is already under way. Wait until it ends.',
  },
  task_interrupted: {
    status: 503,
    cs: 'Práce se přerušila uprostřed (server se vypnul). Nic se nezměnilo, spusť ji znovu.',
    en: 'The work was cut off in the middle (the server went down). Nothing has changed, start it again.',
  },
  wrong_confirmation: {
    status: 422,
    cs: 'Opiš slovo přesně, jinak obnovu nespustíme.',
    en: 'Type the word exactly, or the restore will not start.',
  },
} as const
