import { expect, test } from 'vitest'
import { addressInLine } from './address.ts'

test.each([
  [{ street: 'Dlouhá 12', postalCode: '78701', city: 'Šumperk' }, 'Dlouhá 12, 787\u00a001 Šumperk'],
  [{ street: null, postalCode: '787 01', city: 'Šumperk' }, '787 01 Šumperk'],
  [{ street: 'Dlouhá 12', postalCode: null, city: null }, 'Dlouhá 12'],
  [{ street: null, postalCode: '101000', city: 'Moskva' }, '101000 Moskva'],
  [{ street: '1 High St', postalCode: 'SW1A 1AA', city: 'London' }, '1 High St, SW1A 1AA London'],
  [{ postalCode: '51290', city: 'Isson', country: 'FR' }, '51290 Isson'],
  [{ postalCode: '81101', city: 'Bratislava', country: 'SK' }, '811\u00a001 Bratislava'],
  [{}, ''],
])('%o is %s', (address, line) => {
  expect(addressInLine(address)).toBe(line)
})
