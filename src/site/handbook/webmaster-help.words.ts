import { defineWords } from '../../ground/values/words.ts'

export const webmasterHelp = defineWords({
  title: { cs: 'Pro webmastera', en: 'For the Webmaster' },
  lead: {
    cs: 'Klub v klubovně: jméno, účty, pošta, zálohy.',
    en: 'The club in its house: name, accounts, mail, backups.',
  },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: 'Po volbách změň role a oprávnění, v létě vyzkoušej obnovu ze zálohy, na podzim projdi lhůty uchování údajů.',
    en: 'After the election change roles and permissions, in summer try a restore from a backup, in autumn go through how long we keep things.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: 'Ve **Správa** otevři **Stav systému**. Stojí-li tam **Všechno běží, jak má**, máš hotovo; jinak říká, co dělat.',
    en: 'In **Administration** open **State of the system**. Where it says **All is well** you are done; otherwise it says what to do.',
  },
  club: { cs: 'Nastavení klubu', en: 'Club settings' },
  club1: {
    cs: 'Jméno, kontakt, barva a co klub má se uloží jedním tlačítkem **Uložit**, které zůstává na očích. Logo a účet mají svoje: **Nahrát logo** a heslo k účtu.',
    en: 'Name, contact, colour and what the club has are saved by one **Save** that stays in sight. The logo and the account have their own: **Upload the logo**, and your password for the account.',
  },
  club2: {
    cs: 'Chceš-li, aby **Funkcionáři se přihlašují heslem a kódem**, zaškrtni to v **Přihlašování** a ulož: kdo dvoufázové přihlášení nemá, nedostane se dál, dokud si ho nezapne. Začni u sebe. Tamtéž zkrátíš, po jaké době klidu klubovna odhlašuje.',
    en: 'If you want **Officers sign in with a password and a code**, tick it in **Signing in** and save: whoever has no two-step sign-in gets no further until it is on. Begin with yourself. There you also shorten after how long a rest the clubhouse signs out.',
  },
  firstRun: { cs: 'První spuštění', en: 'The first run' },
  firstRun1: {
    cs: 'Průvodce vede krok za krokem; **Přeskočit** nic nezkazí a vrátíš se k němu ze Správy.',
    en: 'The guide leads step by step; **Skip** spoils nothing and you come back to it from Administration.',
  },
  accounts: { cs: 'Účty a role', en: 'Accounts and roles' },
  accounts1: {
    cs: '**Nový účet** spojí člověka s kartou. V účtu je **Změnit roli**, **Poslat odkaz na heslo** a **Odhlásit všude**.',
    en: 'A **New account** joins a person with a card. In the account are **Change the role**, **Send a link to set a password** and **Sign out everywhere**.',
  },
  doubles: { cs: 'Možné shody', en: 'Potential matches' },
  doubles1: {
    cs: 'V **Možné shody** dvě karty téhož člověka dej **Porovnat** a **Sloučit karty**. Když to jsou dva, řekni **Jsou to dva lidé** a příště se neptáme.',
    en: 'In **Potential matches** press **Compare** at two cards of one person and **Merge the cards**. If they are two, say **They are two people** and we do not ask again.',
  },
  grants: { cs: 'Oprávnění navíc', en: 'Extra permissions' },
  grants1: {
    cs: '**Přidat oblast** roli nebo jednomu člověku, když role nestačí. **Odebrat**, jakmile ji nepotřebuje.',
    en: '**Give an area** to a role or to one person where the role is not enough. **Take back** once it is not needed.',
  },
  programs: { cs: 'Klíče programů', en: 'Keys of programs' },
  programs1: {
    cs: 'V **Klíče programů** vydáš klíč, který nepatří nikomu: zaškrtni, co smí, vyber, jako kdo vidí karty, a dej **Vydat klíč klubu**. Ukáže se jen jednou. Pod ním jsou i **Klíče lidí**; kterýkoli zavře **Zrušit**.',
    en: 'In **Keys of programs** you make a key that is nobody’s own: tick what it may do, choose as whom it sees cards and press **Make the key of the club**. It is shown once. Below are the **Keys of people** too; **Revoke** shuts any of them.',
  },
  hooks: { cs: 'Háčky', en: 'Hooks' },
  hooks1: {
    cs: 'Háček řekne jinému webu, že se něco stalo: vyplň **Komu** a **Adresa**, zaškrtni **O čem** a dej **Založit háček**. Tajemství k podpisu vidíš jen jednou.',
    en: 'A hook tells another site that something happened: fill in **Whom** and **Address**, tick **What about** and press **Make the hook**. The secret of its signatures is shown once.',
  },
  hooks2: {
    cs: 'V **Doručování** je každá událost; co se nepovedlo, dej **Poslat znovu**. Kdo tři dny nic nepřijme, toho klubovna pozastaví a napíše ti; pak **Pustit znovu**.',
    en: 'In **Deliveries** is every happening; what failed, **Send again**. Whoever takes nothing for three days is paused and you are told; then **Resume**.',
  },
  divisions: { cs: 'Divize', en: 'Divisions' },
  divisions1: {
    cs: '**Přidat divizi** s městem a kdy se schází. Divizi, která končí, **Uzavřít divizi**; lidé v ní zůstanou nebo přejdou jinam.',
    en: '**Add a division** with its town and when it meets. One that ends: **Close the division**; its people stay or move elsewhere.',
  },
  outbox: { cs: 'Pošta', en: 'Mail' },
  outbox1: {
    cs: 'V poště je každý e-mail: **Čekají**, **Odeslané**, **Nedoručené**. Co se vrátilo, **Poslat znovu**, až je adresa v pořádku.',
    en: 'Every e-mail is in the outbox: **Waiting**, **Sent**, **Not delivered**. What came back, **Send again** once the address is right.',
  },
  mailServer: { cs: 'Poštovní server', en: 'The mail server' },
  mailServer1: {
    cs: 'Vyplň **Adresa serveru**, jméno a heslo a dej **Vyzkoušet a uložit**. Limity chrání klub před tím, aby ho server odmítl.',
    en: 'Fill in the **Server address**, name and password and **Try and save**. Limits keep the server from refusing the club.',
  },
  elsewhere: { cs: 'Klub na jiném webu', en: 'The club on another site' },
  elsewhere1: {
    cs: 'Na cizí stránku vlož rám (iframe) s adresou klubu a za ní /vlozit/akce (nejbližší akce) nebo /vlozit/pristi-akce (jen ta příští), anglicky s ?lang=en. Ukazují jen to, co vidí každý. Program čte totéž na /vlozit/akce.json.',
    en: 'On another site put a frame (iframe) with the club’s address and then /vlozit/akce?lang=en (coming events) or /vlozit/pristi-akce?lang=en (the next one alone). They show only what everybody sees. A program reads the same at /vlozit/akce.json.',
  },
  elsewhere2: {
    cs: 'Aktuality jde odebírat čtečkou na /aktuality.atom.',
    en: 'The news can be followed by a reader at /aktuality.atom.',
  },
  audit: { cs: 'Záznam změn', en: 'The record of changes' },
  audit1: {
    cs: 'V **Záznam změn** je, kdo kdy co udělal. **Zkontrolovat** ověří, že do něj nikdo nesáhl.',
    en: 'In the **Record of changes** is who did what and when. **Check now** proves that nobody has touched it.',
  },
  backup: { cs: 'Zálohy a obnova', en: 'Backups and restore' },
  backup1: {
    cs: 'V **Zálohy a obnova** nech zálohovat **Každou noc** a jednou za čas dej **Stáhnout** mimo server. **Vyzkoušet** zkusí obnovu nanečisto.',
    en: 'In **Backups and restore** let it back up **Every night** and now and then **Download** one away from the server. **Try it** rehearses a restore.',
  },
  system: { cs: 'Stav systému', en: 'State of the system' },
  system1: {
    cs: 'Každý řádek říká **v pořádku**, **pozor** nebo **hned řešit** a co s tím.',
    en: 'Each line says **fine**, **take a look** or **act now** and what to do.',
  },
  erasure: { cs: 'Výmaz údajů', en: 'Erasure of data' },
  erasure1: {
    cs: 'Žádost otevři přes **Náhled a provedení**: stojí tam, co zmizí a co ze zákona zůstane. Teprve pak **Smazat osobní údaje**.',
    en: 'Open a request by **Preview and execution**: it says what goes and what must stay by law. Only then **Erase the personal data**.',
  },
  retention: { cs: 'Jak dlouho co držíme', en: 'How long we keep things' },
  retention1: {
    cs: 'U každého druhu údajů je **Lhůta**. Co vyprší, zmizí v noci samo; **Smazat hned** nečeká.',
    en: 'Each kind of data has its **Period**. What is over goes by itself at night; **Delete now** does not wait.',
  },
})
