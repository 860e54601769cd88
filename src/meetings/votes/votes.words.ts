import { defineWords } from '../../ground/values/words.ts'

export const outcomeWords = defineWords({
  passed: { cs: 'Schváleno', en: 'Passed' },
  rejected: { cs: 'Neschváleno', en: 'Not passed' },
  elected: { cs: 'Zvoleno', en: 'Elected' },
  undecided: { cs: 'Nerozhodnuto, další kolo', en: 'Undecided, another round' },
  no_quorum: { cs: 'Schůze nebyla usnášeníschopná', en: 'There was no quorum' },
})

export const wayWords = defineWords({
  hand: { cs: 'veřejně, rukou', en: 'in public, by hand' },
  phone: { cs: 'veřejně, telefonem', en: 'in public, by phone' },
  secret: { cs: 'tajně, telefonem', en: 'in secret, by phone' },
})

export const voteMajorityWords = defineWords({
  present: { cs: 'víc než polovina přítomných', en: 'more than half of those present' },
  two_thirds: { cs: 'aspoň dvě třetiny přítomných', en: 'at least two thirds of those present' },
  all: { cs: 'víc než polovina všech hlasujících členů', en: 'more than half of all voting members' },
  everybody: {
    cs: 'všichni, kdo hlasují (bod nebyl na pozvánce, § 253)',
    en: 'everybody who votes (it was not in the invitation, § 253)',
  },
})

export const resultWords = defineWords({
  results: { cs: 'Výsledky', en: 'Results' },
  none: { cs: 'Zatím se o ničem nehlasovalo.', en: 'Nothing has been voted on yet.' },
  yes: { cs: 'Pro', en: 'For' },
  no: { cs: 'Proti', en: 'Against' },
  abstained: { cs: 'Zdrželo se', en: 'Abstained' },
  round: { cs: '{round}. kolo', en: 'Round {round}' },
  facts: {
    cs: 'Přítomno {present} z {entitled}, bylo třeba {needed} hlasů: {rule}. Hlasovalo se {way}.',
    en: '{present} of {entitled} present, {needed} votes needed: {rule}. Voted {way}.',
  },
  typed: { cs: 'Počet přítomných řekl předsedající.', en: 'The number present was given by the chair.' },
  rights: {
    cs: 'Vydáno {rights} hlasovacích práv, přišlo {cast} lístků.',
    en: '{rights} rights given, {cast} ballots came.',
  },
  annulled: { cs: 'Zrušeno: {reason}', en: 'Annulled: {reason}' },
  quorate: { cs: 'Usnášeníschopná', en: 'Quorate' },
  notQuorate: { cs: 'Není usnášeníschopná', en: 'No quorum' },
  presentOf: { cs: 'Přítomno {present} z {entitled}', en: '{present} of {entitled} present' },
  quorum: { cs: 'Potřeba {quorum}: {rule}', en: '{quorum} needed: {rule}' },
  represented: { cs: 'Zastoupeno plnou mocí {represented}', en: '{represented} represented' },
  byNames: { cs: 'Kdo jak hlasoval', en: 'Who voted how' },
  byNamesFailed: { cs: 'Nepodařilo se to načíst.', en: 'It could not be loaded.' },
  abstains: { cs: 'zdržel se', en: 'abstained' },
  castBy: { cs: 'plnou mocí {name}', en: 'by {name}, with a power of attorney' },
  guests: { cs: 'Bez hlasu přítomno {guests}', en: '{guests} present without a vote' },
  came: { cs: 'Hlasovalo {came}', en: '{came} voted' },
  taken: { cs: 'Právo si vyzvedlo {taken}', en: '{taken} took their right' },
  ballots: { cs: 'Lístků {came} z {taken}', en: '{came} of {taken} ballots' },
  votesNow: { cs: 'Právě se hlasuje', en: 'Voting now' },
  taking: { cs: 'Vydávají se hlasovací práva', en: 'Rights are being given out' },
  casting: { cs: 'Odevzdávají se lístky', en: 'Ballots are being cast' },
})

export const roomWords = defineWords({
  title: { cs: 'Schůze v sále', en: 'The meeting in the room' },
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
  more: { cs: 'A {count} dalších, hledej podle jména.', en: 'And {count} more, search by name.' },
  startVote: { cs: 'Dát hlasovat', en: 'Put to the vote' },
  point: { cs: 'O čem', en: 'About what' },
  way: { cs: 'Jak', en: 'How' },
  majority: { cs: 'Kolik je třeba', en: 'How many are needed' },
  byRules: { cs: 'podle pravidel klubu', en: 'by the club’s rules' },
  candidates: { cs: 'Kandidáti, každý na řádek', en: 'Candidates, one a line' },
  candidatesHint: { cs: 'Jen u volby.', en: 'For an election only.' },
  seats: { cs: 'Kolik se volí', en: 'How many are elected' },
  start: { cs: 'Zahájit hlasování', en: 'Open the vote' },
  nothing: { cs: 'Na programu není nic k hlasování.', en: 'There is nothing to vote on.' },
  handNumbers: { cs: 'Spočítané hlasy', en: 'Votes counted' },
  presentTyped: { cs: 'Přítomných, když se liší', en: 'Present, if it differs' },
  presentHint: {
    cs: 'Prázdné: podle dveří. Vyplněné se zapíše jako údaj předsedajícího; počítej i zastoupené.',
    en: 'Empty: as the door has it. Filled in, it is written down as given by the chair; count those represented too.',
  },
  end: { cs: 'Uzavřít hlasování', en: 'Close the vote' },
  toCasting: { cs: 'Práva jsou rozdaná, začít odevzdávat', en: 'Rights are out, begin casting' },
  toCastingText: {
    cs: 'Nejdřív si každý vyzvedne právo, teprve potom se odevzdává. Kdo si ho teď nevyzvedne, tajně hlasovat nebude.',
    en: 'First everybody takes his right, only then ballots are cast. Who has not taken it by now will not vote.',
  },
  differ: {
    cs: 'Lístků je méně než vydaných práv. Když by to mohlo změnit výsledek, hlasování zruš a opakuj.',
    en: 'Fewer ballots than rights came. If it could change the result, annul the vote and repeat it.',
  },
  annul: { cs: 'Zrušit hlasování', en: 'Annul the vote' },
  annulText: {
    cs: 'Zůstane zapsané i s důvodem a neplatí; o bodu jde hlasovat znovu.',
    en: 'It stays written down with the reason and does not count; the point can be voted on again.',
  },
  reason: { cs: 'Proč', en: 'Why' },
  substitute: { cs: 'Náhradní schůze', en: 'Substitute meeting' },
  substituteText: {
    cs: 'Schůze nebyla usnášeníschopná. Náhradní má tentýž program a usnáší se v jakémkoli počtu; svolat ji máte do 15 dnů a konat do šesti týdnů od první (§ 257, nebo stanovy).',
    en: 'The meeting had no quorum. The substitute has the same agenda and decides in any number; it is called within 15 days and held within six weeks of the first (§ 257, or the statutes).',
  },
  substituteWhen: { cs: 'Kdy', en: 'When' },
  substituteWhere: { cs: 'Kde', en: 'Where' },
  substituteMake: { cs: 'Připravit náhradní schůzi', en: 'Prepare the substitute' },
  nextRound: { cs: 'Do dalšího kola: {names}', en: 'To another round: {names}' },
})

export const phoneWords = defineWords({
  title: { cs: 'Hlasování', en: 'Voting' },
  loadFailed: { cs: 'Hlasování se nepodařilo načíst.', en: 'The vote could not be loaded.' },
  waiting: {
    cs: 'Teď se o ničem nehlasuje. Nech stránku otevřenou, hlasování se tu objeví samo.',
    en: 'Nothing is voted on now. Leave the page open, the vote appears by itself.',
  },
  notHere: {
    cs: 'U dveří tě ještě nezapsali.',
    en: 'The door has not noted you as present yet.',
  },
  noVote: { cs: 'Na téhle schůzi nehlasuješ.', en: 'You have no vote at this meeting.' },
  byHand: { cs: 'Hlasuje se zvednutím ruky.', en: 'It is voted by raising hands.' },
  yes: { cs: 'Pro', en: 'For' },
  no: { cs: 'Proti', en: 'Against' },
  abstain: { cs: 'Zdržuji se', en: 'I abstain' },
  chooseUpTo: { cs: 'Vyber nejvýš {seats}.', en: 'Choose at most {seats}.' },
  send: { cs: 'Odevzdat hlas', en: 'Cast the vote' },
  voted: { cs: 'Tvůj hlas je započítaný.', en: 'Your vote is counted.' },
  votedFor: { cs: 'Tenhle hlas je započítaný.', en: 'This vote is counted.' },
  votedAll: {
    cs: {
      one: '{count} hlas je započítaný.',
      few: 'Všechny {count} hlasy jsou započítané.',
      many: '{count} hlasu je započítáno.',
      other: 'Všech {count} hlasů je započítaných.',
    },
    en: { one: '{count} vote is counted.', other: 'All {count} votes are counted.' },
  },
  voteFor: { cs: 'Plnou mocí za: {name}', en: 'With a power of attorney for {name}' },
  votedByProxy: {
    cs: 'Za tebe hlasuje podle plné moci {name}.',
    en: '{name} votes for you with a power of attorney.',
  },
  rightByProxy: {
    cs: 'Tvoje právo si podle plné moci vyzvedl {name}.',
    en: '{name} took your right with a power of attorney.',
  },
  alsoFor: { cs: 'Hlasuješ i plnou mocí za: {names}', en: 'You also vote for: {names}' },
  takeRights: {
    cs: {
      one: 'Vyzvednout {count} hlasovací právo',
      few: 'Vyzvednout {count} hlasovací práva',
      many: 'Vyzvednout {count} hlasovacího práva',
      other: 'Vyzvednout {count} hlasovacích práv',
    },
    en: { one: 'Take {count} right to vote', other: 'Take {count} rights to vote' },
  },
  hasRights: {
    cs: {
      one: 'V tomhle telefonu máš {count} právo. Počkej, až předsedající zahájí odevzdávání; nic nezavírej a nemaž.',
      few: 'V tomhle telefonu máš {count} práva. Počkej, až předsedající zahájí odevzdávání; nic nezavírej a nemaž.',
      many: 'V tomhle telefonu máš {count} práva. Počkej, až předsedající zahájí odevzdávání; nic nezavírej a nemaž.',
      other:
        'V tomhle telefonu máš {count} práv. Počkej, až předsedající zahájí odevzdávání; nic nezavírej a nemaž.',
    },
    en: {
      one: '{count} right is in this phone. Wait until the chair begins the casting; close and delete nothing.',
      other:
        '{count} rights are in this phone. Wait until the chair begins the casting; close and delete nothing.',
    },
  },
  ballotOf: { cs: 'Lístek {number} z {count}', en: 'Ballot {number} of {count}' },
  ballotsEqual: {
    cs: 'Lístky jsou stejné: který je tvůj a který za koho, nikde napsané není. Odejdou, až vyplníš všechny.',
    en: 'The ballots are alike: which is yours and which is for whom is written nowhere. They leave once all are filled in.',
  },
  takeRight: { cs: 'Vyzvednout hlasovací právo', en: 'Take my right to vote' },
  hasRight: {
    cs: 'Právo máš v tomhle telefonu. Počkej, až předsedající zahájí odevzdávání; nic nezavírej a nemaž.',
    en: 'Your right is in this phone. Wait until the chair begins the casting; close and delete nothing.',
  },
  elsewhere: {
    cs: 'Právo sis už vyzvedl na jiném zařízení, hlasuj tam.',
    en: 'You took your right on another device, vote there.',
  },
  tooLate: {
    cs: 'Práva se už nevydávají, tajně teď hlasovat nemůžeš.',
    en: 'Rights are not given any more, you cannot vote in secret now.',
  },
  sending: {
    cs: 'Lístek odchází, chvilku to trvá schválně.',
    en: 'The ballot is leaving; it waits a moment on purpose.',
  },
  failed: { cs: 'Nepovedlo se to, zkus to znovu.', en: 'It did not work, try again.' },
  offline: { cs: 'Není signál, zkouším to dál.', en: 'No signal, trying on.' },
  secretTitle: { cs: 'Co je a není tajné', en: 'What is and is not secret' },
  secretIs: {
    cs: 'Že sis právo vyzvedl, se ví. Lístek odejde bez přihlášení a z databáze, protokolů ani záloh nejde zjistit, čí je. Přijaté lístky si může každý přepočítat.',
    en: 'That you took your right is known. The ballot leaves without signing in, and neither the database, the logs nor the backups tell whose it is. Anybody may count the ballots again.',
  },
  secretIsNot: {
    cs: 'Kdo by v tu vteřinu sledoval síť nebo ti koukal do telefonu, může hádat. Kdo má v ruce klíč hlasování, mohl by přidat lístky, proto všichni vidí, kolik práv se vydalo a kolik lístků přišlo. Ztracený telefon je ztracený hlas. Papírový lístek je možný vždycky.',
    en: 'Whoever watches the network that second or your phone can guess. Whoever holds the key of the vote could add ballots, so everybody sees how many rights were given and ballots came. A lost phone is a lost vote. A paper ballot is always possible.',
  },
})
