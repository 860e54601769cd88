import { defineWords } from '../values/words.ts'

/** One sentence a kind; {who} did it, {whom} it is about, {detail} what exactly. */
export const noticeWords = defineWords({
  'mail-server-changed': {
    cs: '{who} nastavil poštovní server klubu: {detail}. Všechny e-maily, i odkazy k heslům, teď jdou přes něj.',
    en: '{who} set the club’s mail server: {detail}. All e-mails, links to passwords included, now go through it.',
  },
  'mail-server-removed': {
    cs: '{who} odebral poštovní server klubu ({detail}). E-maily čekají.',
    en: '{who} removed the club’s mail server ({detail}). E-mails wait.',
  },
  'backup-downloaded': {
    cs: '{who} stáhl zálohu {detail}. Jsou v ní data celého klubu.',
    en: '{who} downloaded the backup {detail}. It holds the data of the whole club.',
  },
  'backup-uploaded': { cs: '{who} nahrál zálohu {detail}.', en: '{who} brought in the backup {detail}.' },
  'backup-deleted': { cs: '{who} smazal zálohu {detail}.', en: '{who} deleted the backup {detail}.' },
  'backup-plan-changed': {
    cs: '{who} změnil plán záloh: {detail}.',
    en: '{who} changed the plan of backups: {detail}.',
  },
  'restore-asked': {
    cs: '{who} spustil obnovu klubu ze zálohy {detail}.',
    en: '{who} started restoring the club from the backup {detail}.',
  },
  'area-granted': {
    cs: '{who} přidělil oblast {detail}. Komu: {whom}.',
    en: '{who} granted the area {detail}. To: {whom}.',
  },
  'area-taken': {
    cs: '{who} odebral oblast {detail}. Komu: {whom}.',
    en: '{who} took back the area {detail}. From: {whom}.',
  },
  'program-key-made': {
    cs: '{who} vydal klíč klubu pro program: {detail}.',
    en: '{who} made a key of the club for a program: {detail}.',
  },
  'program-key-revoked': {
    cs: '{who} zrušil klíč pro program: {detail}.',
    en: '{who} revoked a key for a program: {detail}.',
  },
  'hook-made': {
    cs: '{who} založil háček: {detail}. Odsud se tam hlásí, co se v klubu stalo.',
    en: '{who} made a hook: {detail}. It is told what happens in the club.',
  },
  'hook-deleted': { cs: '{who} smazal háček {detail}.', en: '{who} deleted the hook {detail}.' },
  'hook-paused': {
    cs: '{who} pozastavila háček {detail}: nikdo tam zprávy nepřijímá. Pustíš ho znovu ve Správě.',
    en: '{who} paused the hook {detail}: nobody takes its messages. You resume it in Administration.',
  },
  'webmaster-made': {
    cs: 'Nový Webmaster: {whom}. Roli dal {who}.',
    en: 'A new Webmaster: {whom}. The role was given by {who}.',
  },
  'webmaster-unmade': {
    cs: '{who} odebral roli Webmaster. Komu: {whom}.',
    en: '{who} took away the role of Webmaster. From: {whom}.',
  },
  'webmaster-shut': {
    cs: '{who} vypnul účet Webmastera: {whom}.',
    en: '{who} deactivated a Webmaster’s account: {whom}.',
  },
  'webmaster-opened': {
    cs: '{who} znovu zapnul účet Webmastera: {whom}.',
    en: '{who} reactivated a Webmaster’s account: {whom}.',
  },
  'webmaster-unlocked': {
    cs: '{who} vypnul druhý krok nebo odebral přístupový klíč u účtu Webmastera: {whom}.',
    en: '{who} turned off the second step or removed a passkey of a Webmaster’s account: {whom}.',
  },
  'treasurer-made': {
    cs: 'Nový Pokladník: {whom}. Roli dal {who}. Pokladník smí změnit účet klubu.',
    en: 'A new Treasurer: {whom}. The role was given by {who}. A Treasurer may change the club’s account.',
  },
  'club-account-changed': {
    cs: 'Účet klubu je teď {detail}. Změnil ho {who}. Všechny nové platby půjdou na něj.',
    en: 'The club’s account is now {detail}. It was changed by {who}. All new payments go there.',
  },
  'bank-connected': {
    cs: '{who} připojil k bance nový token.',
    en: '{who} connected the bank with a new token.',
  },
  'bank-disconnected': { cs: '{who} odpojil banku.', en: '{who} disconnected the bank.' },
  'check-passkeys': {
    cs: 'Heslo je nové. Zkontroluj v Nastavení své přístupové klíče ({detail}): ty platí dál, i kdyby je přidal někdo cizí.',
    en: 'The password is new. Check your passkeys in Settings ({detail}): they still work, even if a stranger added them.',
  },
})

export const noticePanelWords = defineWords({
  title: { cs: 'Co máš vědět', en: 'What you should know' },
  text: {
    cs: 'Tohle se stalo s nejsilnějšími právy v klubu. Jestli o něčem nevíš, ptej se hned.',
    en: 'This happened with the strongest rights of the club. If you do not know about something, ask at once.',
  },
  seen: { cs: 'Beru na vědomí', en: 'I have read it' },
  house: { cs: 'Klubovna sama', en: 'The clubhouse itself' },
  nobody: { cs: 'role', en: 'a role' },
})

export const noticeLetterWords = defineWords({
  subject: { cs: 'Důležitá změna ve správě klubu', en: 'An important change in running the club' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  why: {
    cs: 'Píšeme všem, kdo mají stejné právo. Pokud o tom nevíš, ozvi se hned ostatním a podívej se do záznamu změn.',
    en: 'We write to all who have the same right. If you do not know about it, tell the others at once and look into the history of the club.',
  },
  button: { cs: 'Otevřít klubovnu', en: 'Open the clubhouse' },
})
