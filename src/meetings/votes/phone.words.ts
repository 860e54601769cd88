import { defineWords } from '../../ground/values/words.ts'

export const phoneWords = defineWords({
  title: { cs: 'Hlasování', en: 'Voting' },
  loadFailed: { cs: 'Hlasování se nepodařilo načíst.', en: 'The vote could not be loaded.' },
  waiting: {
    cs: 'Teď se o ničem nehlasuje. Nech stránku otevřenou, hlasování se tu objeví samo.',
    en: 'Nothing is being voted on now. Leave the page open, the vote appears by itself.',
  },
  before: {
    cs: 'Schůze ještě nezačala. Nech stránku otevřenou, hlasování se tu objeví samo.',
    en: 'The meeting has not begun yet. Leave the page open, the vote appears by itself.',
  },
  notHere: {
    cs: 'U dveří tě ještě nezapsali.',
    en: 'The door has not noted you as present yet.',
  },
  noVote: { cs: 'Na téhle schůzi nehlasuješ.', en: 'You have no vote at this meeting.' },
  byHand: { cs: 'Hlasuje se zvednutím ruky.', en: 'The vote is by a show of hands.' },
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
    cs: 'Tvoje právo má podle plné moci {name}.',
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
    en: 'Your right is on this phone. Wait until the chair begins the casting; close and delete nothing.',
  },
  elsewhere: {
    cs: 'Právo sis už vyzvedl na jiném zařízení, hlasuj tam.',
    en: 'You took your right on another device, vote there.',
  },
  tooLate: {
    cs: 'Práva se už nevydávají, tajně teď hlasovat nemůžeš.',
    en: 'Rights are no longer given out, you cannot vote in secret now.',
  },
  sending: {
    cs: 'Lístek odchází, chvilku to trvá schválně.',
    en: 'The ballot is leaving; it waits a moment on purpose.',
  },
  failed: { cs: 'Nepovedlo se to, zkus to znovu.', en: 'It did not work, try again.' },
  offline: { cs: 'Není signál, zkouším to dál.', en: 'No signal, still trying.' },
  secretTitle: { cs: 'Co je a není tajné', en: 'What is and is not secret' },
  secretIs: {
    cs: 'Že sis právo vyzvedl, se ví. Lístek odejde bez přihlášení a z databáze, protokolů ani záloh nejde zjistit, čí je. Přijaté lístky si může každý přepočítat.',
    en: 'That you took your right is known. The ballot leaves without signing in, and neither the database, the logs nor the backups tell whose it is. Anybody may count the ballots again.',
  },
  secretIsNot: {
    cs: 'Kdo by v tu vteřinu sledoval síť nebo ti koukal do telefonu, může hádat. Když hlasuje jen pár lidí nebo všichni stejně, pozná se to z výsledku. Kdo má v ruce klíč hlasování, mohl by přidat lístky, proto všichni vidí, kolik práv se vydalo a kolik lístků přišlo. Ztracený telefon je ztracený hlas. Papírový lístek je možný vždycky.',
    en: 'Whoever watches the network that second or your phone can guess. Where only a few vote, or all vote alike, the result tells. Whoever holds the key of the vote could add ballots, so everybody sees how many rights were given and ballots came. A lost phone is a lost vote. A paper ballot is always possible.',
  },
})
