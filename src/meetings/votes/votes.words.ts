import { defineWords } from '../../ground/values/words.ts'

export const outcomeWords = defineWords({
  passed: { cs: 'Schváleno', en: 'Passed' },
  rejected: { cs: 'Neschváleno', en: 'Not passed' },
  elected: { cs: 'Zvoleno', en: 'Elected' },
  undecided: { cs: 'Nerozhodnuto, další kolo', en: 'Undecided, another round' },
  no_quorum: { cs: 'Schůze nebyla usnášeníschopná', en: 'There was no quorum' },
})

export const wayWords = defineWords({
  hand: { cs: 'veřejně, rukou', en: 'openly, by a show of hands' },
  phone: { cs: 'veřejně, telefonem', en: 'openly, by phone' },
  secret: { cs: 'tajně, telefonem', en: 'in secret, by phone' },
})

export const voteMajorityWords = defineWords({
  present: { cs: 'víc než polovina přítomných', en: 'more than half of those present' },
  two_thirds: { cs: 'aspoň dvě třetiny přítomných', en: 'at least two thirds of those present' },
  all: { cs: 'víc než polovina všech hlasujících členů', en: 'more than half of all voting members' },
  everybody: {
    cs: 'všichni, kdo hlasují (bod nebyl na pozvánce, §\u00a0253)',
    en: 'everybody who votes (it was not in the invitation, §\u00a0253)',
  },
})

/** Where the quorum or the majority comes from: the law has both in one place. */
export const ruleFromWords = defineWords({
  law: { cs: 'zákon, §\u00a0252\u00a0odst.\u00a01', en: 'the law, §\u00a0252\u00a0(1)' },
  statutes: { cs: 'stanovy klubu', en: 'the club’s statutes' },
  substitute: { cs: 'náhradní schůze, §\u00a0257', en: 'a substitute meeting, §\u00a0257' },
  point: { cs: 'určeno pro tenhle bod', en: 'set for this point' },
})

export const resultWords = defineWords({
  results: { cs: 'Výsledky', en: 'Results' },
  none: { cs: 'Zatím se o ničem nehlasovalo.', en: 'Nothing has been voted on yet.' },
  yes: { cs: 'Pro', en: 'For' },
  no: { cs: 'Proti', en: 'Against' },
  abstained: { cs: 'Zdrželo se', en: 'Abstained' },
  round: { cs: '{round}. kolo', en: 'Round {round}' },
  electedNow: { cs: 'Zvoleno: {names}.', en: 'Elected: {names}.' },
  goOn: {
    cs: 'Do dalšího kola: {names}. Volí se {seats}.',
    en: 'To another round: {names}. {seats} to be elected.',
  },
  facts: {
    cs: 'Přítomno {present} z {entitled}, {needed}: {rule}. Hlasovalo se {way}.',
    en: '{present} of {entitled} present, {needed}: {rule}. Voted {way}.',
  },
  needed: {
    cs: {
      one: 'byl třeba {count} hlas',
      few: 'bylo třeba {count} hlasů',
      many: 'bylo třeba {count} hlasu',
      other: 'bylo třeba {count} hlasů',
    },
    en: { one: '{count} vote needed', other: '{count} votes needed' },
  },
  typed: { cs: 'Počet přítomných řekl předsedající.', en: 'The number present was given by the chair.' },
  rights: {
    cs: 'Vydaných hlasovacích práv: {rights}, přijatých lístků: {cast}.',
    en: 'Rights given: {rights}, ballots that came: {cast}.',
  },
  annulled: { cs: 'Zrušeno: {reason}', en: 'Annulled: {reason}' },
  quorate: { cs: 'Usnášeníschopná', en: 'Quorate' },
  notQuorate: { cs: 'Není usnášeníschopná', en: 'No quorum' },
  presentOf: { cs: 'Přítomno {present} z {entitled}', en: '{present} of {entitled} present' },
  quorum: { cs: 'Potřeba {quorum}: {rule} ({source})', en: '{quorum} needed: {rule} ({source})' },
  represented: { cs: 'Zastoupeno plnou mocí {represented}', en: '{represented} represented' },
  byNames: { cs: 'Kdo jak hlasoval', en: 'Who voted how' },
  byNamesFailed: { cs: 'Nepodařilo se to načíst.', en: 'It could not be loaded.' },
  abstains: { cs: 'zdržuje se', en: 'abstained' },
  castBy: { cs: 'plnou mocí {name}', en: 'by {name}, with a power of attorney' },
  guests: { cs: 'Bez hlasu přítomno {guests}', en: '{guests} present without a vote' },
  came: { cs: 'Hlasovalo {came}', en: '{came} voted' },
  taken: { cs: 'Právo si vyzvedlo {taken} z {present}', en: '{taken} of {present} took their right' },
  ballots: { cs: 'Lístků {came} z {taken}', en: '{came} of {taken} ballots' },
  votesNow: { cs: 'Právě se hlasuje', en: 'Voting now' },
  taking: { cs: 'Vydávají se hlasovací práva', en: 'Rights are being given out' },
  casting: { cs: 'Odevzdávají se lístky', en: 'Ballots are being cast' },
})

export const roomWords = defineWords({
  title: { cs: 'Schůze v sále', en: 'The meeting in the room' },
  meeting: { cs: 'Schůze', en: 'Meeting' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Schůzi se nepodařilo načíst.', en: 'The meeting could not be loaded.' },
  projector: { cs: 'Promítat', en: 'Projector' },
  minutes: { cs: 'Zápis', en: 'Minutes' },
  ownVote: { cs: 'Moje hlasování', en: 'My vote' },
  notOpen: {
    cs: 'Schůze ještě nezačala. Při zahájení se uzavře seznam, kdo hlasuje.',
    en: 'The meeting is not open yet. When it opens, the list of who votes is closed.',
  },
  open: { cs: 'Zahájit schůzi', en: 'Open the meeting' },
  close: { cs: 'Ukončit schůzi', en: 'Close the meeting' },
  closeText: {
    cs: 'Všem přítomným se zapíše odchod a hlasovat už nepůjde.',
    en: 'Everybody present is noted as gone, and nothing more is voted on.',
  },
  over: { cs: 'Schůze skončila.', en: 'The meeting is over.' },
  door: { cs: 'U dveří', en: 'At the door' },
  search: { cs: 'Jméno', en: 'Name' },
  find: { cs: 'Najít', en: 'Find' },
  scan: { cs: 'Skenovat', en: 'Scan' },
  scanStop: { cs: 'Zavřít kameru', en: 'Close the camera' },
  code: { cs: 'Kód z členské karty', en: 'Code of the card' },
  cameByCode: { cs: 'Zapsat příchod', en: 'Note the arrival' },
  came: { cs: 'Je tady', en: 'Here' },
  cameNamed: { cs: 'Je tady: {name}', en: 'Here: {name}' },
  left: { cs: 'Odchod', en: 'Left' },
  leftNamed: { cs: 'Odchod: {name}', en: 'Left: {name}' },
  since: { cs: 'od {time}', en: 'since {time}' },
  until: { cs: 'odchod {time}', en: 'left {time}' },
  noVote: { cs: 'bez hlasu', en: 'no vote' },
  heldBy: { cs: 'plná moc: {name}', en: 'power of attorney: {name}' },
  standsFor: { cs: 'zastupuje: {names}', en: 'stands in for: {names}' },
  proxies: { cs: 'Plné moci', en: 'Powers of attorney' },
  nobody: { cs: 'Nikdo takový na seznamu není.', en: 'Nobody like that on the list.' },
  more: { cs: 'Další: {count}. Hledej podle jména.', en: 'And {count} more, search by name.' },
  startVote: { cs: 'Dát hlasovat', en: 'Put to the vote' },
  point: { cs: 'O čem', en: 'About what' },
  way: { cs: 'Jak', en: 'How' },
  majority: { cs: 'Kolik je třeba', en: 'How many are needed' },
  byRules: { cs: 'podle pravidel klubu', en: 'by the club’s rules' },
  candidates: { cs: 'Kandidáti, každý na řádek', en: 'Candidates, one a line' },
  seats: { cs: 'Kolik se volí', en: 'How many are elected' },
  start: { cs: 'Zahájit hlasování', en: 'Open the vote' },
  nothing: { cs: 'Na programu není nic k hlasování.', en: 'There is nothing to vote on.' },
  addPoint: { cs: 'Přidat bod, který nebyl na pozvánce', en: 'Add a point that was not in the invitation' },
  pointAdded: { cs: 'Na programu přibyl bod: {title}', en: 'Added to the agenda: {title}' },
  handNumbers: { cs: 'Spočítané hlasy', en: 'Votes counted' },
  presentTyped: { cs: 'Přítomných, když se liší', en: 'Present, if it differs' },
  presentHint: {
    cs: 'Prázdné: podle dveří. Vyplněné se zapíše jako údaj předsedajícího; počítej i zastoupené.',
    en: 'Empty: as the door has it. Filled in, it is written down as given by the chair; count those represented too.',
  },
  presentSaid: {
    cs: 'Při zahájení to bylo {present}. Prázdné: zůstane to tak.',
    en: 'You said {present} when it was opened. Empty: it stays so.',
  },
  presentNow: { cs: 'Kolik hlasujících je přítomno', en: 'How many who vote are present' },
  presentNowHint: {
    cs: 'Telefon u dveří neodeslal všechno. Počkej na něj, nebo přítomné spočítej i se zastoupenými a napiš je sem; zapíše se to do zápisu.',
    en: 'A phone at the door has not sent everything. Wait for it, or count those present with those represented and write it here; it goes into the minutes.',
  },
  doorPhone: { cs: 'Dveře v telefonu', en: 'Door on a phone' },
  phones: { cs: 'Telefony u dveří', en: 'Phones at the door' },
  phoneTold: { cs: 'všechno odeslal', en: 'has sent everything' },
  phoneUnsent: {
    cs: {
      one: 'čeká {count} zápis',
      few: 'čekají {count} zápisy',
      many: 'čeká {count} zápisu',
      other: 'čeká {count} zápisů',
    },
    en: { one: '{count} note waits', other: '{count} notes wait' },
  },
  phoneSilentBriefly: { cs: 'neozval se {seconds}\u00a0s', en: 'silent for {seconds}\u00a0s' },
  phoneSilent: { cs: 'neozval se {minutes}\u00a0min', en: 'silent for {minutes}\u00a0min' },
  strike: { cs: 'Odepsat', en: 'Strike off' },
  strikeNamed: { cs: 'Odepsat telefon: {name}', en: 'Strike off the phone: {name}' },
  takenByFew: {
    cs: 'Právo si vyzvedlo jen pár lidí: z výsledku se pozná, kdo jak hlasoval.',
    en: 'Only a few have taken their right: the result will tell who voted how.',
  },
  end: { cs: 'Uzavřít hlasování', en: 'Close the vote' },
  toCasting: { cs: 'Práva jsou rozdaná, začít odevzdávat', en: 'Rights are out, begin casting' },
  toCastingText: {
    cs: 'Nejdřív si každý vyzvedne právo, teprve potom se odevzdává. Kdo si ho teď nevyzvedne, tajně hlasovat nebude.',
    en: 'First everybody takes their right, only then ballots are cast. Whoever has not taken it by now will not vote.',
  },
  missing: {
    cs: {
      one: 'Chybí ještě {count} lístek. Počkej na něj; kdyby nepřišel a mohl změnit výsledek, hlasování zruš a opakuj.',
      few: 'Chybí ještě {count} lístky. Počkej na ně; kdyby nepřišly a mohly změnit výsledek, hlasování zruš a opakuj.',
      many: 'Chybí ještě {count} lístku. Počkej na ně; kdyby nepřišly a mohly změnit výsledek, hlasování zruš a opakuj.',
      other:
        'Chybí ještě {count} lístků. Počkej na ně; kdyby nepřišly a mohly změnit výsledek, hlasování zruš a opakuj.',
    },
    en: {
      one: '{count} ballot is still to come. Wait for it; if it does not come and could change the result, annul the vote and repeat it.',
      other:
        '{count} ballots are still to come. Wait for them; if they do not come and could change the result, annul the vote and repeat it.',
    },
  },
  annul: { cs: 'Zrušit hlasování', en: 'Annul the vote' },
  annulText: {
    cs: 'Zůstane zapsané i s důvodem a neplatí; o bodu jde hlasovat znovu.',
    en: 'It stays written down with the reason and does not count; the point can be voted on again.',
  },
  reason: { cs: 'Proč', en: 'Why' },
  substitute: { cs: 'Náhradní schůze', en: 'Substitute meeting' },
  substituteText: {
    cs: 'Není-li schůze usnášeníschopná, náhradní má tentýž program a usnáší se v jakémkoli počtu; svolat ji máte do {inviteBy} a konat do {holdBy} (§\u00a0257, nebo stanovy).',
    en: 'Without a quorum a substitute has the same agenda and decides in any number; it is to be called by {inviteBy} and held by {holdBy} (§\u00a0257, or the statutes).',
  },
  substituteWhen: { cs: 'Kdy', en: 'When' },
  substituteWhere: { cs: 'Kde', en: 'Where' },
  substituteMake: { cs: 'Připravit náhradní schůzi', en: 'Prepare the substitute' },
  nextRound: { cs: 'Do dalšího kola: {names}', en: 'To another round: {names}' },
})
