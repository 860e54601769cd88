export const pairingRefusals = {
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
