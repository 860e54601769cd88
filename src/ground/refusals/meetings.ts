import { rollamRefusals } from './rollam.ts'
import { voteRefusals } from './votes.ts'

export const meetingRefusals = {
  ...rollamRefusals,
  ...voteRefusals,
  meeting_called: {
    status: 409,
    cs: 'Schůze je už svolaná. Termín, místo a program stojí; změnit ji jde jen odvoláním a novým svoláním.',
    en: 'The meeting is called. Day, place and agenda stand; it can only be cancelled and called anew.',
  },
  meeting_not_called: { status: 409, cs: 'Schůze není svolaná.', en: 'The meeting is not called.' },
  meeting_past: {
    status: 409,
    cs: 'Termín schůze už uplynul, nejdřív ho změň.',
    en: 'The day of the meeting is past, change it first.',
  },
  meeting_opened: {
    status: 409,
    cs: 'Schůze už začala, program se nemění.',
    en: 'The meeting is under way, its agenda stands.',
  },
  meeting_over: {
    status: 409,
    cs: 'Schůze skončila nebo byla odvolána.',
    en: 'The meeting is over or was cancelled.',
  },
  notice_too_short: {
    status: 409,
    cs: 'Lhůta pozvánky už není dodržená. Napiš proč, zůstane to zapsané i s tvým jménem.',
    en: 'The notice is not kept any more. Write why; it stays written down with your name.',
  },
  agenda_empty: {
    status: 409,
    cs: 'Pozvánka musí mít program. Přidej aspoň jeden bod.',
    en: 'An invitation needs an agenda. Add at least one point.',
  },
  point_announced: {
    status: 409,
    cs: 'Tenhle bod je v pozvánce, která odešla: jeho název, druh a pořadí stojí.',
    en: 'This point is in the invitation that has left: its name, kind and place stand.',
  },
  too_many_points: {
    status: 409,
    cs: 'Víc než šedesát bodů jedna schůze nezvládne.',
    en: 'No meeting gets through more than sixty points.',
  },
  proposals_closed: {
    status: 409,
    cs: 'Návrhy se teď neposílají, lhůta pro ně uplynula nebo ještě nezačala.',
    en: 'No proposals are taken now; their time is over or has not come yet.',
  },
  too_many_proposals: {
    status: 409,
    cs: 'Na jednu schůzi jde poslat nejvýš deset návrhů.',
    en: 'At most ten proposals can be sent to one meeting.',
  },
  meeting_too_early: {
    status: 409,
    cs: 'Schůzi jde zahájit nejdřív dvě hodiny před časem, na který je svolaná.',
    en: 'The meeting opens at the earliest two hours before the time it was called for.',
  },
  meeting_not_open: {
    status: 409,
    cs: 'Schůze teď neprobíhá.',
    en: 'The meeting is not under way.',
  },
  door_act_late: {
    status: 409,
    cs: 'Zápis schůze už je vydaný, příchody a odchody se do něj nedopisují.',
    en: 'The minutes are published; who came and left is not added any more.',
  },
  doors_quiet: {
    status: 409,
    cs: 'Dveře ještě neodeslaly všechno: telefon u nich nemá signál, nebo mu čekají zápisy. Počkej na něj, odepiš ho, nebo zadej, kolik je přítomných; zapíše se to.',
    en: 'The door has not sent everything: a phone there has no signal, or its notes wait. Wait for it, strike it off, or type how many are present; it is written down.',
  },
  not_chair: {
    status: 403,
    cs: 'Tohle smí jen předsedající téhle schůze nebo ten, kdo má na starosti schůze.',
    en: 'Only the chair of this meeting may do this, or whoever looks after meetings.',
  },
  not_at_door: {
    status: 403,
    cs: 'Tohle smí jen předsedající, zapisovatel a ti, kdo jsou u dveří téhle schůze.',
    en: 'Only the chair, the recorder and those at the door of this meeting may do this.',
  },
  not_recorder: {
    status: 403,
    cs: 'Tohle smí jen zapisovatel téhle schůze nebo ten, kdo má na starosti schůze.',
    en: 'Only the recorder of this meeting may do this, or whoever looks after meetings.',
  },
  resolution_changed_meanwhile: {
    status: 409,
    cs: 'Usnesení mezitím změnil někdo jiný. Načti ho znovu a uprav, co tam teď je.',
    en: 'Somebody else changed the resolution meanwhile. Load it again and edit what is there now.',
  },
  not_signer: {
    status: 403,
    cs: 'Zápis podepisuje jen zapisovatel a ověřovatelé téhle schůze.',
    en: 'Minutes are signed by the recorder and the verifiers of this meeting alone.',
  },
  minutes_not_yours: {
    status: 403,
    cs: 'Rozepsaný zápis vidí jen ti, kdo schůzi vedou, zapisují a ověřují. Hotový najdeš v dokumentech.',
    en: 'Minutes in the making are for those who lead, write and verify. Finished ones are among the documents.',
  },
  minutes_too_early: {
    status: 409,
    cs: 'Zápis se píše, až schůze začne.',
    en: 'Minutes are written once the meeting has begun.',
  },
  minutes_meeting_runs: {
    status: 409,
    cs: 'Podepsat zápis jde, až schůze skončí.',
    en: 'Minutes are signed once the meeting is over.',
  },
  minutes_not_written: {
    status: 409,
    cs: 'Zápis ještě nikdo neuložil. Nejdřív ho uloží zapisovatel, potom se podepisuje.',
    en: 'Nobody has saved the minutes yet. The recorder saves them first, then they are signed.',
  },
  minutes_changed_meanwhile: {
    status: 409,
    cs: 'Zápis mezitím někdo změnil. Načti ho znovu; co máš napsané, si předtím zkopíruj.',
    en: 'Somebody changed the minutes meanwhile. Load them again; copy what you have written first.',
  },
  minutes_signed: {
    status: 409,
    cs: 'Tenhle zápis už máš podepsaný.',
    en: 'You have signed these minutes already.',
  },
  minutes_published: {
    status: 409,
    cs: 'Zápis je podepsaný a vydaný, kdo ho psal a ověřoval, se už nemění.',
    en: 'The minutes are signed and published; who wrote and verified them stands.',
  },
  not_of_meeting: {
    status: 409,
    cs: 'Tenhle člověk nebyl při zahájení členem, na seznamu schůze není.',
    en: 'This person was no member when the meeting opened and is not on its list.',
  },
  substitute_invited_late: {
    status: 409,
    cs: 'Na svolání náhradní schůze je pozdě: její lhůta běží ode dne první schůze (§ 257 občanského zákoníku, nebo stanovy). Svolej novou schůzi.',
    en: 'It is too late to call a substitute meeting: its days run from the first one (§ 257 of the Civil code, or the statutes). Call a new meeting.',
  },
  substitute_held_late: {
    status: 409,
    cs: 'Tenhle den náhradní schůze být nemůže: koná se po první schůzi a ve lhůtě od ní (§ 257 občanského zákoníku, nebo stanovy).',
    en: 'A substitute meeting cannot be on this day: it is held after the first one and within its days (§ 257 of the Civil code, or the statutes).',
  },
  substitute_same_agenda: {
    status: 409,
    cs: 'Náhradní schůze má tentýž program jako první (§ 257), měnit se nedá.',
    en: 'A substitute meeting has the agenda of the first one (§ 257), which stands.',
  },
  substitute_not_needed: {
    status: 409,
    cs: 'Náhradní schůze je jen po schůzi, která skončila a nebyla usnášeníschopná.',
    en: 'There is a substitute only of a meeting that is over and had no quorum.',
  },
  substitute_exists: {
    status: 409,
    cs: 'Náhradní schůze k téhle už je.',
    en: 'This meeting has a substitute already.',
  },
  proposal_decided: {
    status: 409,
    cs: 'O návrhu už někdo rozhodl.',
    en: 'Somebody has decided about the proposal already.',
  },
} as const
