export const meetingRefusals = {
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
  proposal_decided: {
    status: 409,
    cs: 'O návrhu už někdo rozhodl.',
    en: 'Somebody has decided about the proposal already.',
  },
} as const
