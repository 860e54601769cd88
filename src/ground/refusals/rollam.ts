export const rollamRefusals = {
  rollam_off: {
    status: 409,
    cs: 'Podle pravidel klubu stanovy rozhodování per rollam nedovolují (§ 158 odst. 2 občanského zákoníku). Dovolují-li ho, nastav to v pravidlech schůzí.',
    en: 'By the club’s rules the statutes allow no decisions by letter (§ 158 (2) of the Civil code). If they do, set it in the rules of meetings.',
  },
  rollam_too_soon: {
    status: 409,
    cs: 'Den je moc brzy: klub dává na hlasování víc dní. Posuň ho, nejbližší možný stojí u pole.',
    en: 'The day is too soon: the club gives more days to vote. Move it; the first possible one stands beside the field.',
  },
  rollam_nobody: {
    status: 409,
    cs: 'Teď nemá hlas nikdo, není komu návrh poslat.',
    en: 'Nobody has a vote now; there is no one to send it to.',
  },
  rollam_sent: {
    status: 409,
    cs: 'Návrh už odešel: znění, den i pravidlo stojí.',
    en: 'The proposal has left: wording, day and rule stand.',
  },
  rollam_over: {
    status: 409,
    cs: 'Tohle hlasování už skončilo.',
    en: 'This vote is over.',
  },
  rollam_no_vote: {
    status: 409,
    cs: 'V tomhle hlasování hlas nemáš; kdo hlasuje, se zapsalo při odeslání.',
    en: 'You have no vote in this one; who votes was written down when it was sent.',
  },
} as const
