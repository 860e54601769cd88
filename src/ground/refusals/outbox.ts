export const clubRefusals = {
  mail_not_waiting: {
    status: 409,
    cs: 'Tenhle e-mail už nečeká, zrušit ho nejde.',
    en: 'This e-mail is not waiting any more, it cannot be cancelled.',
  },
  mail_still_waiting: {
    status: 409,
    cs: 'Tenhle e-mail ještě čeká na odeslání.',
    en: 'This e-mail is still waiting to be sent.',
  },
  mail_has_secret: {
    status: 409,
    cs: 'V tomhle e-mailu je odkaz na jedno použití, znovu ho poslat nejde. Ať si o něj člověk řekne znovu.',
    en: 'This e-mail holds a link for one use and cannot be sent again. Let the person ask for it anew.',
  },
  mail_must_go: {
    status: 409,
    cs: 'Tenhle e-mail někoho na něco upozorňuje, zrušit ho nejde.',
    en: 'This e-mail warns somebody of something, it cannot be cancelled.',
  },
  mail_server_fixed: {
    status: 409,
    cs: 'Poštovní server je nastavený v prostředí (SMTP_URL), tady ho změnit nejde.',
    en: 'The mail server comes from the environment (SMTP_URL); it cannot be changed here.',
  },
} as const
