// How news and messages say no.
export const newsRefusals = {
  news_changed_meanwhile: {
    status: 409,
    cs: 'Aktualitu mezitím změnil někdo jiný. Načti ji znovu a změnu zanes do nového znění.',
    en: 'Somebody else has changed this meanwhile. Load it again and put your change into the new text.',
  },
  news_not_draft_again: {
    status: 409,
    cs: 'Z téhle aktuality už koncept neuděláš. Můžeš ji skrýt.',
    en: 'This cannot become a draft again. You can withdraw it.',
  },
  news_is_withdrawn_instead: {
    status: 409,
    cs: 'Smazat jde jen koncept. Zveřejněnou aktualitu skryj.',
    en: 'Only a draft can be deleted. Withdraw what was published.',
  },
  message_sent_already: {
    status: 409,
    cs: 'Tahle zpráva už odešla.',
    en: 'This message has been sent already.',
  },
  message_frozen_anew: {
    status: 409,
    cs: 'Zprávu nebo seznam příjemců mezitím někdo změnil. Zkontroluj je a potvrď znovu.',
    en: 'The message or its recipients have changed meanwhile. Look at them and confirm again.',
  },
  message_to_nobody: {
    status: 409,
    cs: 'Tahle zpráva nemá komu přijít.',
    en: 'There is nobody this message could reach.',
  },
  document_not_for_all: {
    status: 409,
    cs: 'Některý z příjemců tenhle dokument v klubovně vidět nesmí. Změň, pro koho je, nebo ho neposílej.',
    en: 'Some of those who would get it may not see this document in the clubhouse. Change whom it is for, or do not send it.',
  },
  recipient_gone: {
    status: 409,
    cs: 'Mezi členy už není.',
    en: 'No longer among the members.',
  },
  recipient_without_email: { status: 409, cs: 'Nemá e-mail.', en: 'Has no e-mail.' },
  recipient_dead_address: {
    status: 409,
    cs: 'Na tuhle adresu pošta nechodí.',
    en: 'Mail does not reach this address.',
  },
  recipient_opted_out: {
    status: 409,
    cs: 'Zprávy z klubu mezitím nechce.',
    en: 'Has refused messages of the club meanwhile.',
  },
} as const
