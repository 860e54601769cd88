export const matchRefusals = {
  already_merged: {
    status: 409,
    cs: 'Tahle karta už je sloučená s jinou, dívej se na tu.',
    en: 'This card is merged into another one already, look at that one.',
  },
  both_have_accounts: {
    status: 409,
    cs: 'Obě karty mají účet a dvě přihlášení sloučit nejde.',
    en: 'Both cards have an account, and two logins cannot be merged.',
  },
  fee_open_twice: {
    status: 409,
    cs: 'Obě karty mají příspěvek za stejný rok a aspoň jeden je nezaplacený. Nejdřív ho archivuj v Příspěvcích.',
    en: 'Both cards have a fee for the same year and at least one is open. Archive it in Fees first.',
  },
  same_card: { status: 422, cs: 'Vyber dvě různé karty.', en: 'Choose two different cards.' },
} as const
