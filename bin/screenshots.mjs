// npm run screenshots: the pictures of docs/screens, made anew from the built house.
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { become, buildIfNeeded, install, ownNode, root } from './lib.mjs'

install()
buildIfNeeded()
process.env.CHROME_PATH = await findChromium()
become(ownNode(), ['--disable-warning=ExperimentalWarning', join(root, 'bin', 'draw-screens.ts')])
