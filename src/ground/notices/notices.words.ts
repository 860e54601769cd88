import { defineWords } from '../values/words.ts'

/** A sentence or two a kind; {who} did it, {whom} it is about, {detail} what exactly. Names stand where no Czech ending hangs on them. */
export const noticeWords = defineWords({
  'mail-server-changed': {
    cs: 'Klub má nový poštovní server: {detail}. Všechny e-maily, i odkazy k heslům, teď jdou přes něj. Kdo ho nastavil: {who}.',
    en: '{who} set the club’s mail server: {detail}. All e-mails, links to passwords included, now go through it.',
  },
  'mail-server-removed': {
    cs: 'Klub je bez poštovního serveru ({detail}), e-maily čekají. Kdo ho odebral: {who}.',
    en: '{who} removed the club’s mail server ({detail}). E-mails wait.',
  },
  'backup-downloaded': {
    cs: 'Stažená záloha {detail}. Jsou v ní data celého klubu. Kdo ji stáhl: {who}.',
    en: '{who} downloaded the backup {detail}. It holds the data of the whole club.',
  },
  'backup-uploaded': {
    cs: 'Nahraná záloha {detail}. Kdo ji nahrál: {who}.',
    en: '{who} brought in the backup {detail}.',
  },
  'backup-deleted': {
    cs: 'Smazaná záloha {detail}. Kdo ji smazal: {who}.',
    en: '{who} deleted the backup {detail}.',
  },
  'backup-plan-changed': {
    cs: 'Nový plán záloh: {detail}. Kdo ho změnil: {who}.',
    en: '{who} changed the plan of backups: {detail}.',
  },
  'restore-asked': {
    cs: 'Klub se obnovuje ze zálohy {detail}. Kdo to spustil: {who}.',
    en: '{who} started restoring the club from the backup {detail}.',
  },
  'area-granted': {
    cs: 'Oprávnění navíc: {detail}. Komu: {whom}. Kdo ho dal: {who}.',
    en: '{who} granted the area {detail}. To: {whom}.',
  },
  'area-taken': {
    cs: 'Konec oprávnění navíc: {detail}. Komu: {whom}. Kdo ho odebral: {who}.',
    en: '{who} took back the area {detail}. From: {whom}.',
  },
  'program-key-made': {
    cs: 'Nový klíč klubu pro program: {detail}. Kdo ho vydal: {who}.',
    en: '{who} made a key of the club for a program: {detail}.',
  },
  'program-key-revoked': {
    cs: 'Zrušený klíč pro program: {detail}. Kdo ho zrušil: {who}.',
    en: '{who} revoked a key for a program: {detail}.',
  },
  'hook-made': {
    cs: 'Nový háček: {detail}. Odsud se tam hlásí, co se v klubu stalo. Kdo ho založil: {who}.',
    en: '{who} made a hook: {detail}. It is told what happens in the club.',
  },
  'hook-deleted': {
    cs: 'Smazaný háček: {detail}. Kdo ho smazal: {who}.',
    en: '{who} deleted the hook {detail}.',
  },
  'hook-paused': {
    cs: '{who} pozastavila háček {detail}: nikdo tam zprávy nepřijímá. Pustíš ho znovu ve Správě.',
    en: '{who} paused the hook {detail}: nobody takes its messages. You resume it in Administration.',
  },
  'webmaster-made': {
    cs: 'Nový Webmaster: {whom}. Kdo roli dal: {who}.',
    en: 'A new Webmaster: {whom}. The role was given by {who}.',
  },
  'webmaster-unmade': {
    cs: 'Odebraná role Webmaster. Komu: {whom}. Kdo ji odebral: {who}.',
    en: '{who} took away the role of Webmaster. From: {whom}.',
  },
  'webmaster-shut': {
    cs: 'Vypnutý účet Webmastera: {whom}. Kdo ho vypnul: {who}.',
    en: '{who} deactivated a Webmaster’s account: {whom}.',
  },
  'webmaster-opened': {
    cs: 'Znovu zapnutý účet Webmastera: {whom}. Kdo ho zapnul: {who}.',
    en: '{who} reactivated a Webmaster’s account: {whom}.',
  },
  'webmaster-unlocked': {
    cs: 'Účet Webmastera je bez dvoufázového přihlášení nebo přístupového klíče: {whom}. Kdo ho odebral: {who}.',
    en: '{who} turned off the second step or removed a passkey of a Webmaster’s account: {whom}.',
  },
  'treasurer-made': {
    cs: 'Nový Pokladník: {whom}. Kdo roli dal: {who}. Pokladník smí změnit účet klubu.',
    en: 'A new Treasurer: {whom}. The role was given by {who}. A Treasurer may change the club’s account.',
  },
  'club-account-changed': {
    cs: 'Účet klubu je teď {detail}. Všechny nové platby půjdou na něj. Kdo ho změnil: {who}.',
    en: 'The club’s account is now {detail}. It was changed by {who}. All new payments go there.',
  },
  'bank-connected': {
    cs: 'Banka má nový token. Kdo ho připojil: {who}.',
    en: '{who} connected the bank with a new token.',
  },
  'bank-disconnected': {
    cs: 'Banka je odpojená. Kdo ji odpojil: {who}.',
    en: '{who} disconnected the bank.',
  },
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
  everybody: { cs: 'všem s tou rolí', en: 'all with that role' },
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
