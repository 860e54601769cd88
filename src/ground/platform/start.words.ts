import { defineWords } from '../values/words.ts'

/** The folder of the house, its key, and what starts well and yet will not do. */
export const startWords = defineWords({
  folderNotWritable: {
    cs: 'Do složky DATA_DIR ({folder}) nejde zapisovat: {why}. Oprav práva složky, nebo nastav DATA_DIR jinam.',
    en: 'The folder DATA_DIR ({folder}) cannot be written to: {why}. Correct the permissions of the folder, or set DATA_DIR elsewhere.',
  },
  folderNotLocked: {
    cs: 'Složku DATA_DIR ({folder}) nejde zamknout pro Klubovnu: {why}.',
    en: 'The folder DATA_DIR ({folder}) cannot be locked for Klubovna: {why}.',
  },
  folderInUse: {
    cs: 'Složku {folder} už používá jiná spuštěná Klubovna (proces {pid}). Ukonči ji, nebo nastav jinou DATA_DIR.',
    en: 'The folder {folder} is in use by another running Klubovna (process {pid}). End it, or set another DATA_DIR.',
  },
  keyDamaged: {
    cs: 'Soubor s klíčem {file} je poškozený: {why}. Podepisuje se jím záznam změn a karty, proto se nový nevyrobí sám. Vrať ho ze zálohy.',
    en: 'The key file {file} is damaged: {why}. It signs the club’s history and its cards, so no new one is made by itself. Put it back from a backup.',
  },
  keyDamagedNoClub: {
    cs: 'Soubor s klíčem {file} je poškozený: {why}. Podepisuje se jím záznam změn a karty, proto se nový nevyrobí sám. Vrať ho ze zálohy, nebo ho smaž: klub tu ještě není a klíč vznikne znovu.',
    en: 'The key file {file} is damaged: {why}. It signs the club’s history and its cards, so no new one is made by itself. Put it back from a backup, or delete it: there is no club here yet and the key will be made anew.',
  },
  forgetfulDatabase: {
    cs: 'Pozor: DATABASE_URL vede na PostgreSQL, který potvrzuje i to, co na disku ještě nemá (fsync nebo synchronous_commit je off). Výpadek proudu by vzal uložené změny, nebo celou databázi.',
    en: 'Warning: DATABASE_URL leads to a PostgreSQL that confirms what is not on its disk yet (fsync or synchronous_commit is off). A power cut would take saved changes, or the whole database.',
  },
  keyEmpty: { cs: 'je prázdný', en: 'it is empty' },
  keyOddSigns: {
    cs: 'jsou v něm znaky, které tam nepatří',
    en: 'it holds characters that do not belong there',
  },
  keyPiece: { cs: 'chybí mu kus', en: 'a piece of it is missing' },
  keyUnreadable: {
    cs: 'Soubor s klíčem {file} nejde přečíst: {why}',
    en: 'The key file {file} cannot be read: {why}',
  },
  keyUnwritable: {
    cs: 'Soubor s klíčem {file} nejde zapsat: {why}',
    en: 'The key file {file} cannot be written: {why}',
  },
  keyOther: {
    cs: 'Soubor s klíčem {file} drží jiný klíč, než se kterým klub běžel: je poškozený, nebo ho někdo vyměnil. Podepisuje se jím záznam změn a karty, proto se s jiným nezačne samo. Vrať ho ze zálohy. Začít s tímhle jde jen vědomě: rm {mark}',
    en: 'The key file {file} holds another key than the club has run with: it is damaged, or somebody changed it. It signs the club’s history and its cards, so another one is not begun with by itself. Put it back from a backup. To begin with this one is possible only on purpose: rm {mark}',
  },
  keyLost: {
    cs: 'V DATA_DIR je databáze klubu, ale chybí k ní soubor s klíčem {file}. Vrať ho ze zálohy, nebo nastav APP_SECRET, se kterým klub běžel. Začít s novým klíčem jde jen vědomě: openssl rand -hex 32 > {file} && rm -f {mark}',
    en: 'DATA_DIR holds the club’s database, but its key file {file} is missing. Put it back from a backup, or set the APP_SECRET the club ran with. To begin with a new key is possible only on purpose: openssl rand -hex 32 > {file} && rm -f {mark}',
  },
  noAddress: {
    cs: 'Pozor: není nastaveno APP_URL. Odkazy v dopisech povedou na localhost a z jiných počítačů se aplikace neotevře.',
    en: 'Warning: APP_URL is not set. Links in letters will lead to localhost, and the app will not open from other computers.',
  },
  noAddressBehindProxy: {
    cs: 'Pozor: není nastaveno APP_URL. Odkazy v dopisech povedou na localhost a jméno klubu si za proxy řekne kdokoli.',
    en: 'Warning: APP_URL is not set. Links in letters will lead to localhost, and behind the proxy anybody can name the club as they like.',
  },
  trustsProxy: {
    cs: 'Pozor: TRUST_PROXY věří adrese, kterou návštěvník pošle. Před Klubovnou musí stát proxy, která hlavičku X-Forwarded-For sama píše.',
    en: 'Warning: TRUST_PROXY believes the address a visitor sends. A proxy that writes X-Forwarded-For itself must stand in front of Klubovna.',
  },
  trustsAnybody: {
    cs: 'Pozor: TRUST_PROXY věří adrese, kterou návštěvník pošle. HOST je otevřený do sítě, takže se k ní dostane i ten, kdo proxy obejde: nech HOST=127.0.0.1, nebo do TRUST_PROXY vypiš adresy proxy.',
    en: 'Warning: TRUST_PROXY believes the address a visitor sends. HOST is open to the network, so whoever goes around the proxy gets there too: leave HOST=127.0.0.1, or list the addresses of the proxies in TRUST_PROXY.',
  },
})
