export const pairingRefusals = {
  acceptance_goes_on: {
    status: 409,
    cs: 'Přijímání ještě běží. Až doběhne, půjde vrátit celé.',
    en: 'The acceptance still goes on. Once it is over, it can be taken back whole.',
  },
  movement_gone: {
    status: 409,
    cs: 'Pohyb už nečeká: banka ho vzala zpět, nebo ho někdo odložil.',
    en: 'The movement does not wait any more: the bank took it back, or somebody put it aside.',
  },
  nothing_to_unpair: {
    status: 409,
    cs: 'Na téhle platbě nic spárovaného není.',
    en: 'Nothing is paired with this payment.',
  },
  movement_in_use: {
    status: 409,
    cs: 'Část peněz z tohohle pohybu už někde je. Nejdřív ji vrať.',
    en: 'Some of this movement’s money is somewhere already. Take it back first.',
  },
} as const
