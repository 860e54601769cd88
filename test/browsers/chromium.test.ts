import { describeWith } from '../faults/parts.ts'
import { openChromium } from './chromium.ts'
import { walkAll } from './walk.ts'

describeWith(['chromium'], 'the journeys in Chromium', () => walkAll(openChromium))
