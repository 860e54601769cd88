export type Story =
  | 'rider'
  | 'rider without e-mail'
  | 'rider with closed account'
  | 'lifetime'
  | 'lifetime without e-mail'
  | 'waits for ritual'
  | 'waits for ritual with front patch'
  | 'waits for back patch'
  | 'waits for both patches'
  | 'lost the front patch'
  | 'on probation'
  | 'excluded with patches'
  | 'excluded with front patch'
  | 'excluded and solved'
  | 'excluded and archived'
  | 'left with patches'
  | 'left and returned patches'
  | 'left before ritual'
  | 'passed away'

export type StoryFacts = {
  /** What the member has got so far: ritual, front patch, back patch. */
  has: '' | 'r' | 'f' | 'rf' | 'rb' | 'rfb'
  account: 'open' | 'closed' | 'none'
  reach: 'e-mail' | 'phone'
  lifeTime: boolean
  approved: boolean
  excluded: boolean
  archived: boolean
  patchesSolved: boolean
}

const PRESENT: StoryFacts = {
  has: 'rfb',
  account: 'open',
  reach: 'e-mail',
  lifeTime: false,
  approved: true,
  excluded: false,
  archived: false,
  patchesSolved: false,
}
const EXCLUDED: StoryFacts = { ...PRESENT, account: 'closed', excluded: true }
const ARCHIVED: StoryFacts = { ...PRESENT, account: 'closed', archived: true }

export const STORIES: Record<Story, StoryFacts> = {
  rider: PRESENT,
  'rider without e-mail': { ...PRESENT, account: 'none', reach: 'phone' },
  'rider with closed account': { ...PRESENT, account: 'closed' },
  lifetime: { ...PRESENT, lifeTime: true },
  'lifetime without e-mail': { ...PRESENT, lifeTime: true, account: 'none', reach: 'phone' },
  'waits for ritual': { ...PRESENT, has: '' },
  'waits for ritual with front patch': { ...PRESENT, has: 'f' },
  'waits for back patch': { ...PRESENT, has: 'rf' },
  'waits for both patches': { ...PRESENT, has: 'r' },
  'lost the front patch': { ...PRESENT, has: 'rb' },
  'on probation': { ...PRESENT, has: '', approved: false },
  'excluded with patches': EXCLUDED,
  'excluded with front patch': { ...EXCLUDED, has: 'rf' },
  'excluded and solved': { ...EXCLUDED, patchesSolved: true },
  'excluded and archived': { ...EXCLUDED, archived: true },
  'left with patches': ARCHIVED,
  'left and returned patches': { ...ARCHIVED, patchesSolved: true },
  'left before ritual': { ...ARCHIVED, has: '', account: 'none' },
  'passed away': { ...ARCHIVED, lifeTime: true, account: 'none', patchesSolved: true },
}
