import { describeWith } from '../faults/parts.ts'
import { openWebKit } from './webkit.ts'
import { walkAll } from './walk.ts'

describeWith(['webkit2gtk-driver', 'xvfb'], 'the journeys in WebKit', () => walkAll(openWebKit))
