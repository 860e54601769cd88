import { defineWords } from '../../ground/values/words.ts'

export const proxyEndWords = defineWords({
  came: { cs: 'příchod na schůzi', en: 'came to the meeting' },
  withdrawn: { cs: 'odvoláno', en: 'taken back' },
  returned: { cs: 'zástupce ji vrátil', en: 'returned by the holder' },
  no_vote: { cs: 'jeden z nich při zahájení neměl hlas', en: 'one of them had no vote at the opening' },
})

export const proxyWords = defineWords({
  title: { cs: 'Plná moc', en: 'Power of attorney' },
  lead: {
    cs: {
      one: 'Když nepřijdeš, může za tebe hlasovat jiný člen, který na schůzi hlas má. Jeden smí zastupovat nejvýš {count} člena. Přijdeš-li, plná moc u dveří skončí a hlasuješ sám.',
      few: 'Když nepřijdeš, může za tebe hlasovat jiný člen, který na schůzi hlas má. Jeden smí zastupovat nejvýš {count} členy. Přijdeš-li, plná moc u dveří skončí a hlasuješ sám.',
      many: 'Když nepřijdeš, může za tebe hlasovat jiný člen, který na schůzi hlas má. Jeden smí zastupovat nejvýš {count} člena. Přijdeš-li, plná moc u dveří skončí a hlasuješ sám.',
      other:
        'Když nepřijdeš, může za tebe hlasovat jiný člen, který na schůzi hlas má. Jeden smí zastupovat nejvýš {count} členů. Přijdeš-li, plná moc u dveří skončí a hlasuješ sám.',
    },
    en: {
      one: 'If you do not come, another member with a vote there may vote for you. One may stand in for {count} member at most. If you come, it ends at the door and you vote yourself.',
      other:
        'If you do not come, another member with a vote there may vote for you. One may stand in for {count} members at most. If you come, it ends at the door and you vote yourself.',
    },
  },
  rule: {
    cs: 'Říkají to stanovy klubu; chtějí-li plnou moc na papíře, podepiš ji a pošli po tom, kdo tě zastoupí.',
    en: 'So say the club’s statutes; if they want it on paper, sign one and send it with who stands in for you.',
  },
  notAllowed: {
    cs: 'Stanovy klubu plné moci na téhle schůzi neznají.',
    en: 'The club’s statutes know no powers of attorney at this meeting.',
  },
  over: { cs: 'Schůze skončila nebo byla odvolána.', en: 'The meeting is over or was cancelled.' },
  own: { cs: 'Můj hlas', en: 'My vote' },
  noVote: { cs: 'Na téhle schůzi hlas nemáš.', en: 'You have no vote at this meeting.' },
  given: { cs: 'Hlasuje za tebe {name}.', en: '{name} votes for you.' },
  takeBack: { cs: 'Odvolat plnou moc', en: 'Take it back' },
  notGiven: { cs: 'Plnou moc od tebe nikdo nemá.', en: 'You have given your vote to nobody.' },
  holds: { cs: 'Zastupuji', en: 'I stand in for' },
  holdsNote: {
    cs: 'Dokud někoho zastupuješ, svůj hlas dát nemůžeš. Když nakonec nepřijdeš, plnou moc vrať, ať ji dá jinému.',
    en: 'While you stand in for somebody you cannot give your own vote. If you cannot come, return it, so that it can be given to another.',
  },
  giveBack: { cs: 'Vrátit', en: 'Return' },
  giveBackNamed: { cs: 'Vrátit plnou moc: {name}', en: 'Return the power of attorney: {name}' },
  search: { cs: 'Komu dáš plnou moc', en: 'Whom you give it to' },
  find: { cs: 'Najít', en: 'Find' },
  notFound: {
    cs: 'Nikdo takový na téhle schůzi nehlasuje.',
    en: 'Nobody like that votes at this meeting.',
  },
  give: { cs: 'Dát plnou moc', en: 'Give it' },
  giveNamed: { cs: 'Dát plnou moc: {name}', en: 'Give the power of attorney: {name}' },
  all: { cs: 'Všechny plné moci', en: 'All powers of attorney' },
  none: { cs: 'Zatím žádná.', en: 'None yet.' },
  heldBy: { cs: 'zastupuje {name}', en: '{name} stands in' },
  onPaper: { cs: 'na papíře: {note}', en: 'on paper: {note}' },
  end: { cs: 'Ukončit', en: 'End it' },
  endNamed: { cs: 'Ukončit plnou moc: {name}', en: 'End the power of attorney: {name}' },
  paper: { cs: 'Zapsat z papíru', en: 'Write down one on paper' },
  giver: { cs: 'Kdo ji dal', en: 'Who gave it' },
  holder: { cs: 'Komu', en: 'To whom' },
  note: { cs: 'Co je to za papír a kde leží', en: 'What the paper is and where it lies' },
  write: { cs: 'Zapsat plnou moc', en: 'Write it down' },
  findBoth: { cs: 'Najít oba', en: 'Find both' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Plné moci se nepodařilo načíst.', en: 'The powers of attorney could not be loaded.' },
})
