import { describeWith } from '../faults/parts.ts'
import { openFirefox } from './firefox.ts'
import { walkAll } from './walk.ts'

describeWith(['firefox-esr'], 'the journeys in Firefox', () => walkAll(openFirefox))
