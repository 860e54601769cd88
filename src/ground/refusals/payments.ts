export const paymentRefusals = {
  wrong_pin: { status: 403, cs: 'PIN nesedí.', en: 'The PIN is not right.' },
  kiosk_closed: {
    status: 409,
    cs: 'Placení na stole už je zavřené.',
    en: 'Paying at the table is closed already.',
  },
  card_not_true: {
    status: 422,
    cs: 'Tahle karta neplatí. Ukaž tu, kterou máš teď v Moje členství.',
    en: 'This card does not hold. Show the one you have now in My membership.',
  },
  refund_settled: {
    status: 409,
    cs: 'Tohle už je vyřízené.',
    en: 'This is settled already.',
  },
  given_back_already: {
    status: 409,
    cs: 'Tyhle peníze už odešly zpátky, nebo je posílá soubor pro banku. Spárování zůstává.',
    en: 'This money has gone back already, or a file for the bank is sending it. The pairing stays.',
  },
  nothing_owed: {
    status: 409,
    cs: 'Tolik už nedluží: buď zaplatil, nebo od něj hotovost vzal někdo jiný.',
    en: 'This person does not owe that much: they have paid, or somebody else took the cash.',
  },
  already_generated: {
    status: 409,
    cs: 'Platba za tohle období už je vygenerovaná.',
    en: 'The payment for this period has been generated already.',
  },
  lifetime_member: {
    status: 409,
    cs: 'Doživotní člen příspěvek neplatí.',
    en: 'A lifetime member owes no fee.',
  },
  no_symbol_left: {
    status: 409,
    cs: 'Pro tuhle kartu už v daném roce není volný variabilní symbol.',
    en: 'This card has no free variable symbol left in that year.',
  },
  payment_closed: {
    status: 409,
    cs: 'Platba už je uzavřená.',
    en: 'The payment is closed already.',
  },
  more_than_owed: {
    status: 409,
    cs: 'Na platbu už chybí méně. Podívej se na ni znovu.',
    en: 'The payment needs less than this. Look at it again.',
  },
  not_enough_money: {
    status: 409,
    cs: 'Tolik z pohybu nezbývá. Podívej se na něj znovu.',
    en: 'The movement does not have that much left. Look at it again.',
  },
  foreign_value_needed: {
    status: 409,
    cs: 'Pohyb je v cizí měně. Nejdřív řekni, kolik je to v korunách.',
    en: 'The movement is in a foreign currency. Say first what it is in crowns.',
  },
  allocation_reversed: {
    status: 409,
    cs: 'Tohle spárování už je zrušené.',
    en: 'This pairing has been undone already.',
  },
  credit_closed: {
    status: 409,
    cs: 'Tenhle kredit už je použitý nebo vrácený.',
    en: 'This credit has been used or given back already.',
  },
} as const
