import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ended, freePort } from '../house.ts'
import { example, untilOpen } from './machines.ts'
import { startPart } from './parts.ts'

/** Nobody: Postfix writes mailboxes and runs commands as him, Dovecot reads them. */
const NOBODY = 65534

type Place = {
  readonly folder: string
  /** Where letters for another club go: a server that refuses them. */
  readonly elsewhere: number
  /** What reads letters that came back. */
  readonly command: string
}

/** Postfix for klub.test with mailboxes in a folder, as Debian brings it, on a port and in a queue of its own. */
export async function startPostfix({ folder, elsewhere, command }: Place) {
  const port = await freePort()
  const config = join(folder, 'postfix')
  for (const name of ['postfix', 'queue', 'mailboxes']) mkdirSync(join(folder, name))
  for (const name of ['.', 'postfix', 'queue']) chmodSync(join(folder, name), 0o755)
  chownSync(join(folder, 'mailboxes'), NOBODY, NOBODY)
  writeFileSync(
    join(config, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/state
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
myhostname = mail.klub.test
mydestination =
alias_maps =
local_recipient_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
disable_dns_lookups = yes
smtpd_recipient_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = klub.test
virtual_mailbox_base = ${folder}/mailboxes
virtual_mailbox_maps = texthash:${config}/mailboxes
virtual_uid_maps = static:${NOBODY}
virtual_gid_maps = static:${NOBODY}
transport_maps = texthash:${config}/transport
klubovna_destination_recipient_limit = 1
`,
  )
  const boxes = ['jarda', 'vraceno', 'schranka'].map((name) => `${name}@klub.test ${name}/\n`)
  writeFileSync(join(config, 'mailboxes'), boxes.join(''))
  writeFileSync(
    join(config, 'transport'),
    `vraceno@klub.test klubovna:\njinde.test smtp:[127.0.0.1]:${elsewhere}\n`,
  )
  const handing = example('postfix-mail-in.cf', {
    'user=klubovna': 'user=nobody',
    '/opt/klubovna': folder,
    '/usr/bin/npm run --silent club -- mail-in': command,
  })
  writeFileSync(join(config, 'master.cf'), `${services(port)}\n${handing}`)
  const { child } = startPart('postfix', ['-c', config, 'start-fg'])
  await untilOpen(port)
  // What was started is a script; the server itself would outlive it.
  const stop = async () => {
    execFileSync('postfix', ['-c', config, 'stop'], { stdio: 'ignore' })
    await ended(child)
  }
  return { port, stop, log: () => readFileSync(join(folder, 'mail.log'), 'utf8') }
}

/** As in Debian's master.cf, none of them in a jail: the parts are named, the rest is usual. */
function services(port: number): string {
  const line = (name: string, [isPrivate, isOwn, program]: readonly [string, string, string], most = '-') =>
    `${name} ${isPrivate} ${isOwn} n - ${most} ${program}`
  return [
    line(`127.0.0.1:${port} inet`, ['n', '-', 'smtpd']),
    line('pickup unix', ['n', '-', 'pickup'], '1'),
    line('cleanup unix', ['n', '-', 'cleanup'], '0'),
    line('qmgr unix', ['n', '-', 'qmgr'], '1'),
    line('rewrite unix', ['-', '-', 'trivial-rewrite']),
    ...['bounce', 'defer', 'trace'].map((name) => line(`${name} unix`, ['-', '-', 'bounce'], '0')),
    line('smtp unix', ['-', '-', 'smtp']),
    ...['error', 'retry'].map((name) => line(`${name} unix`, ['-', '-', 'error'])),
    line('proxymap unix', ['-', '-', 'proxymap']),
    line('virtual unix', ['-', 'n', 'virtual']),
    line('anvil unix', ['-', '-', 'anvil'], '1'),
    line('postlog unix-dgram', ['n', '-', 'postlogd'], '1'),
  ].join('\n')
}

/** Dovecot over the same mailboxes, everybody's password the same. */
export async function startDovecot(folder: string, password: string) {
  const port = await freePort()
  writeFileSync(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/dovecot
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 100
mail_location = maildir:${folder}/mailboxes/%n
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}/mailboxes/%n
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
}
`,
  )
  const part = startPart('dovecot-imapd', ['-F', '-c', join(folder, 'dovecot.conf')])
  await untilOpen(port)
  return { port, stop: part.stop }
}

/** The letters in somebody's mailbox, as they lie there. */
export function lettersOf(folder: string, name: string): readonly string[] {
  const box = join(folder, 'mailboxes', name)
  return ['new', 'cur'].flatMap((part) => {
    try {
      return readdirSync(join(box, part)).map((file) => readFileSync(join(box, part, file), 'latin1'))
    } catch {
      return []
    }
  })
}
