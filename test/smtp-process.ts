// A mail server in a process of its own, slow enough to be caught in the middle: node test/smtp-process.ts;
// prints its address, then one line a letter.
import { keptNumber } from '../src/ground/mail/outbox.ts'
import { aMailServer } from './smtp.ts'

// Whoever listened is gone.
process.stdout.on('error', () => process.exit())
const server = await aMailServer('slow')
process.stdout.write(`${server.url}\n`)
let told = 0
setInterval(() => {
  // As the outbox knows them: the domain is added on the way out.
  for (const { to, messageId } of server.received.slice(told))
    process.stdout.write(`${to} ${keptNumber(messageId.slice(1, messageId.indexOf('@')))}\n`)
  told = server.received.length
}, 20)
