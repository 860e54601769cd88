import { defineWords } from '../../ground/values/words.ts'

export const fuelWords = defineWords({
  mark: { cs: 'Tankování, {km}. km', en: 'Fuel, km {km}' },
  named: { cs: '{place}, {km}. km', en: '{place}, km {km}' },
})
