/** What stands on an envelope, as far as it is known. */
export type Address = {
  readonly street?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly city?: string | null | undefined
  /** Nothing is here. */
  readonly country?: string | null | undefined
}

/** '787 01 Šumperk'; on an envelope the number stands a little apart. */
export function townOf({ postalCode, city, country }: Address, between = ' '): string {
  return [postalCode && postalCodeInGroups(postalCode, country ?? 'CZ'), city].filter(Boolean).join(between)
}

/** 'Dlouhá 12, 787 01 Šumperk'; empty where nothing is known. */
export function addressInLine(address: Address): string {
  return [address.street, townOf(address)].filter(Boolean).join(', ')
}

/** '78701' is '787 01' where it is written so; what is written some other way stays, and five figures of another country do too. */
function postalCodeInGroups(postalCode: string, country: string): string {
  return ['CZ', 'SK'].includes(country) && /^\d{5}$/.test(postalCode)
    ? `${postalCode.slice(0, 3)}\u00a0${postalCode.slice(3)}`
    : postalCode
}
