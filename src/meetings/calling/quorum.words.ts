import { defineWords } from '../../ground/values/words.ts'

export const quorumWords = defineWords({
  half: { cs: 'víc než polovina hlasujících členů', en: 'more than half of the voting members' },
  third: { cs: 'aspoň třetina hlasujících členů', en: 'at least a third of the voting members' },
  two_thirds: { cs: 'aspoň dvě třetiny hlasujících členů', en: 'at least two thirds of the voting members' },
  any: { cs: 'jakýkoli počet', en: 'any number' },
})
