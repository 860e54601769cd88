import { defineWords } from '../../ground/values/words.ts'

export const secretaryHelp = defineWords({
  title: { cs: 'Pro sekretáře', en: 'For the Secretary' },
  lead: {
    cs: 'Kdo do klubu přichází, co klub říká a kdo odchází.',
    en: 'Who comes to the club, what it says and who leaves.',
  },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: 'V lednu pozvánka na výroční schůzi, po ní zápis do dokumentů a nové funkce. Na podzim žádosti o odchod, než začne další rok.',
    en: 'In January the invitation to the annual meeting, after it the minutes among the documents and the new titles. In autumn the wishes to leave, before the next year begins.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: 'Začni v **Přehled**: co čeká, stojí nahoře. **Žádosti o členství** rozhodni do týdne, jednu aktualitu napiš, než skončí večer.',
    en: 'Begin in **Dashboard**: what waits stands on top. Decide **Membership applications** within a week, and write one piece of news before the evening is over.',
  },
  applications: { cs: 'Žádosti o členství', en: 'Membership applications' },
  applications1: {
    cs: 'Otevři žádost. Stojí-li u ní **Možný duplikát**, dej **Připojit ke kartě**, nebo **Je to někdo jiný**.',
    en: 'Open an application. Where it says **Possible duplicate**, **Link to the card**, or say **It is somebody else**.',
  },
  applications2: {
    cs: '**Schválit** založí kartu a účet a pošle e-mail; **Odmítnout** se zeptá na důvod, který přijde uchazeči.',
    en: '**Approve** makes the card and the account and sends an e-mail; **Reject** asks for the reason, which goes to the applicant.',
  },
  applications3: {
    cs: 'Kdo nepotvrdil e-mail odkazem, stojí v **Neověřené**. Koho znáš, toho **Pustit dál**; ostatní po týdnu zmizí.',
    en: 'Whoever did not confirm the e-mail by the link stands in **Unproved**. **Let through** whom you know; the others go after a week.',
  },
  applications4: {
    cs: 'Člena, kterého uchazeč uvedl, se klubovna zeptá sama e-mailem. Koho nepoznala, napiš do **Koho se zeptat**.',
    en: 'A member named by the applicant is asked by e-mail automatically. If the clubhouse did not recognise somebody, write the name into **Whom to ask**.',
  },
  applicants: { cs: 'Čekatelé', en: 'Applicants' },
  applicants1: {
    cs: 'Má-li klub čekatele, zaškrtni to v nastavení klubu: schválená žádost pak udělá nejdřív čekatele. V **Žádosti o členství** otevři **Čekatelé**: kdo je na cestě, odkdy, s kým a kolik jízd má za sebou.',
    en: 'If the club has applicants, tick it in its settings: an approved application then makes an applicant first. In **Membership applications** open **Applicants**: who is on the road, since when, with whom and with how many rides.',
  },
  applicants2: {
    cs: 'Mentora, tedy člena, který na něj dohlédne, můžeš určit už při schválení žádosti, nebo později přes **Změnit mentora**; dostane o tom e-mail. **Přijmout za člena** cestu uzavře: členství začne dneškem a odejde e-mail.',
    en: 'The mentor, a member who looks after the applicant, can be named when the application is approved, or later by **Change the mentor**, and is told by e-mail. **Take in as a member** ends the road: the membership begins today and an e-mail goes out.',
  },
  everybodyIn: { cs: 'Všichni dovnitř', en: 'Everybody in' },
  everybodyIn1: {
    cs: 'V **Členové** otevři **Pozvat do klubovny**: kdo je **Bez pozvánky**, dostane účet a odkaz na heslo. Dopisy odcházejí podle limitů pošty, **Zastavit pozvánky** zbytek zadrží.',
    en: 'In **Members** open **Invite in**: whoever is **Not invited** gets an account and a link to set a password. Letters go by the mail limits; **Stop inviting** holds back the rest.',
  },
  everybodyIn2: {
    cs: 'V **Pozvaní, nepřišli** je vidět, komu pozvánka nedošla nebo vypršela. **Pozvat znovu** pošle nový odkaz a starý zruší.',
    en: '**Invited, not in yet** shows whose letter was not delivered or has run out. **Invite again** sends a new link and ends the old one.',
  },
  ritual: { cs: 'Rituály', en: 'Rituals' },
  ritual1: {
    cs: 'V **Rituály** je, kdo čeká. Po rituálu dej **Schválit rituál** s datem[patches: ; s ním se zapíše i malá nášivka. Zádová je vedle, v **Čekají na zádovou nášivku**: **Předat nášivku**].',
    en: 'In **Rituals** is who waits. After it press **Approve the ritual** with its date[patches: ; the front patch is recorded with it. The back patch is beside it, in **Waiting for the back patch**: **Hand over the patch**].',
  },
  leaving: { cs: 'Odchody z klubu', en: 'Leaving the club' },
  leaving1: {
    cs: 'Žádost o odchod zavolej a domluv se. Pak **Archivovat kartu**, nebo **Zůstává v klubu**.',
    en: 'Call whoever wishes to leave and settle it. Then **Archive the card**, or **Stays in the club**.',
  },
  lapsing: { cs: 'Nezaplacený příspěvek', en: 'An unpaid fee' },
  lapsing1: {
    cs: 'Když to stanovy znají a pokladník to zapne, dostaneš po posledním dni lhůty dopis. V **Nezaplacené příspěvky** otevři **Spis**: oba dopisy, kdy a jak byly doručeny a kolik chybí.',
    en: 'Where the statutes know it and the Treasurer has switched it on, a letter comes to you after the last day. In **Unpaid fees** open **The file**: both letters, when and how they were delivered, and what is owed.',
  },
  lapsing2: {
    cs: 'Rozhodni jedno: **Potvrdit konec členství** k poslednímu dni, **Zapsat prodloužení**, které padlo ještě ve lhůtě, nebo **Prominout**. Peníze, které přišly pozdě, se po konci členství vrací.',
    en: 'Decide one thing: **Confirm the end** as of the last day, **Write it down** where more time had been given while it ran, or **Waive**. Money that came late is returned after the end.',
  },
  closing: { cs: 'Vyloučení a archiv', en: 'Exclusion and archive' },
  closing1: {
    cs: 'Na kartě zvol **Vyloučit** nebo **Archivovat**. Dřív než potvrdíš, stojí tam všechno, co se stane najednou; většinu jde **Vrátit zpět**.',
    en: 'On the card choose **Exclude** or **Archive**. Before you confirm it, all that happens at once is written there; most of it can be taken back by **Undo**.',
  },
  news: { cs: 'Aktualita', en: 'News' },
  news1: {
    cs: '**Napsat aktualitu**, nadpis, text, kdo ji uvidí. **Uložit koncept**, nebo rovnou **Zveřejnit**; omyl spraví **Skrýt aktualitu**.',
    en: '**Write news**, a title, the text, who sees it. **Save as a draft**, or **Publish** at once; a mistake is taken back by **Withdraw**.',
  },
  messages: { cs: 'Zpráva e-mailem', en: 'A message by mail' },
  messages1: {
    cs: '**Napsat zprávu**, vyber komu, napiš předmět a text. **Poslat na zkoušku mně** ukáže, jak vypadá; **Odeslat** ji pošle po dávkách.',
    en: '**Write a message**, choose to whom, write subject and text. **Send a test to me** shows how it looks; **Send** sends it in batches.',
  },
  messages2: {
    cs: 'Komu: celý klub, výbor, dlužníci, role, divize, štítek, jízda nebo uložený pohled. Přílohu vyber z dokumentů klubu; velká odejde jako odkaz. Odpovědi přijdou tobě.',
    en: 'To whom: the whole club, the board, debtors, a role, a division, a tag, a ride or a saved view. An attachment is chosen from the documents of the club; a large one goes as a link. Answers come to you.',
  },
  documents: { cs: 'Dokumenty', en: 'Documents' },
  documents1: {
    cs: '**Přidat dokument**, vyber druh a kdo ho uvidí. Opravu nahraj přes **Nahrát novou verzi**; stará zůstane ke čtení.',
    en: '**Add a document**, choose its kind and who may have it. A correction is brought by **Upload a new version**; the old one stays readable.',
  },
  meetings: { cs: 'Schůze členů', en: 'Meetings of the members' },
  meetings1: {
    cs: 'V **Schůze** ji založ, napiš **Program** a dej **Svolat a poslat pozvánky**. Hodiny hlídají lhůtu: pozdě to jde jen s důvodem, který zůstane zapsaný. **Komu a kdy pozvánka odešla** je důkaz. Kdo nemá e-mail, pro toho dej **Vytisknout pozvánky na papír (PDF)**, a až je pošleš, zapiš to tamtéž všem najednou. Kdo má e-mail a nemá účet, uvidí program, navrhuje a hlasuje pod odkazem ve své pozvánce.',
    en: 'In **Meetings** make one, write the **Agenda** and press **Call it and send invitations**. The clock watches the notice: late it goes only with a reason, which stays written down. **To whom and when it left** is the proof. For whoever has no e-mail press **Print invitations on paper (PDF)**, and once they are posted note it there for all at once. Whoever has e-mail and no account reads the agenda, proposes and votes under the link in the invitation.',
  },
  meetings2: {
    cs: 'Co říkají stanovy jinak než zákon, nastav v **Pravidla schůzí**. Kdo povede, zapíše a bude u dveří, vyber v **Kdo schůzi vede**.',
    en: 'What the statutes say otherwise than the law is set in **Rules of meetings**. Who leads, writes and stands at the door is chosen in **Who leads it**.',
  },
  voting: { cs: 'Kdo hlasuje a jak', en: 'Who votes and how' },
  voting1: {
    cs: 'U schůze otevři **Kdo hlasuje**: u každého stojí důvod, proč hlas nemá. Pozastavit ho jde přes **Pozastavit hlasovací právo**, s dnem a důvodem.',
    en: 'At a meeting open **Who votes**: beside everybody without a vote stands why. It is suspended by **Suspend a vote**, with a day and a reason.',
  },
  voting2: {
    cs: 'V den schůze otevři **Schůze v sále** a dej **Zahájit schůzi**. U dveří ťukej **Je tady** a **Odchod**; předsedající dá **Zahájit hlasování** a potom **Uzavřít hlasování**. Chybu spraví **Zrušit hlasování** a nové.',
    en: 'On the day open **In the room** and press **Open the meeting**. At the door tap **Here** and **Left**; the chair presses **Open the vote** and then **Close the vote**. A mistake is put right by **Annul the vote** and a new one.',
  },
  voting3: {
    cs: 'Tajně telefonem jde ve dvou krocích: nejdřív si každý dá **Vyzvednout hlasovací právo**, pak předsedající stiskne **Práva jsou rozdaná, začít odevzdávat**. Čísla pro všechny ukáže **Promítat**.',
    en: 'A secret vote by phone has two steps: everybody presses **Take my right to vote**, then the chair **Rights are out, begin casting**. The numbers are shown to all by **Projector**.',
  },
  voting4: {
    cs: 'Nebyla-li schůze usnášeníschopná, **Připravit náhradní schůzi** založí novou se stejným programem; špatný den odmítne i s paragrafem.',
    en: 'If there was no quorum, **Prepare the substitute** makes a new one with the same agenda; a wrong day is refused with its paragraph.',
  },
  voting5: {
    cs: 'Dovolují-li stanovy zastoupení, napiš do pravidel schůzí, **Kolik členů smí jeden zastupovat plnou mocí**. Papír zapíše, kdo je u dveří: **Plné moci**, potom **Zapsat z papíru**. Zastoupený je přítomný, dokud je v sále jeho zástupce; přijde-li sám, plná moc končí.',
    en: 'If the statutes allow it, write into the rules of meetings **How many members one may stand in for**. One on paper is written down at the door: **Powers of attorney**, then **Write down one on paper**. Who is represented is present while the holder is in the room; whoever comes in person ends it.',
  },
  doorOffline: { cs: 'U dveří bez signálu', en: 'At the door without a signal' },
  doorOffline1: {
    cs: 'V **Schůze v sále** dej **Dveře v telefonu**, dokud je signál: seznam se otevře i bez něj a co ťukneš, odešle se samo i s časem. Telefonů může být víc. Nakonec dej **Skončit u dveří**.',
    en: 'In **In the room** press **Door on a phone** while there is a signal: the list opens without one too, and what you tap is sent by itself with its time. There may be several phones. At the end press **Leave the door**.',
  },
  doorOffline2: {
    cs: 'Dokud telefon u dveří mlčí nebo mu něco čeká, hlasování se nezahájí. Předsedající počká, dá **Odepsat**, nebo vyplní **Kolik hlasujících je přítomno**; to se napíše do zápisu.',
    en: 'While a phone at the door is silent or has something waiting, no vote opens. The chair waits, presses **Strike off**, or fills in **How many who vote are present**; it is written into the minutes.',
  },
  rollam: { cs: 'Rozhodnutí per rollam', en: 'Decisions by letter' },
  rollam1: {
    cs: 'Dovolují-li stanovy rozhodovat mimo schůzi, napiš do pravidel schůzí **Per rollam: kolik dní na hlasování**. Potom ve **Schůze** otevři **Rozhodnutí per rollam**, napiš **Přesné znění návrhu** a den a dej **Připravit**.',
    en: 'If the statutes allow decisions outside a meeting, write into the rules of meetings **By letter: days to vote**. Then in **Meetings** open **Decisions by letter**, write **The exact wording** and the day and press **Prepare**.',
  },
  rollam2: {
    cs: '**Odeslat k hlasování** zapíše, kdo hlasuje, a pošle každému odkaz; od té chvíle nic nezměníš. Vidíš, kdo už hlasoval, ale ne jak. Kdo nemá e-mail, tomu dej **Tisk (PDF)** a jeho hlas zapiš přes **Zapsat hlas z papíru**.',
    en: '**Put it to the vote** writes down who votes and sends everybody a link; nothing changes after that. You see who has voted, not how. Whoever has no e-mail gets **Print (PDF)**, and that vote is written down by **Write down a paper vote**.',
  },
  rollam3: {
    cs: 'Po posledním dni se to spočítá samo, výsledek přijde všem a schválené dostane číslo mezi usneseními. Omyl ukončí **Zrušit hlasování** s důvodem.',
    en: 'After the last day it is counted by itself, everybody is told the result, and what passed gets a number among the resolutions. A mistake is ended by **Cancel the vote** with a reason.',
  },
  minutes: { cs: 'Zápis a usnesení', en: 'Minutes and resolutions' },
  minutes1: {
    cs: 'U schůze otevři **Zápis**: píše se sám, co se děje. Zapisovatel ho dopíše a dá **Uložit zápis**, potom on a každý ověřovatel **Podepsat zápis**. Do kdy má být, stojí nahoře.',
    en: 'At a meeting open **Minutes**: they write themselves as it goes. The recorder adds to them and presses **Save the minutes**, then the recorder and each verifier **Sign the minutes**. By when stands on top.',
  },
  minutes2: {
    cs: 'Změna textu podpisy vrátí. **Napsat znovu podle průběhu** zahodí, co bylo dopsané, a nejdřív se zeptá. Po posledním podpisu vyjde PDF s prezenční listinou v dokumentech.',
    en: 'A change of the text takes signatures back. **Write anew from the record** throws away what was added, and asks first. After the last signature a PDF with the list of those present is among the documents.',
  },
  minutes3: {
    cs: 'Když schůze skončí, dostane každé schválené hlasování číslo. V **Usnesení schůzí** ho otevři, napiš **Kdo a do kdy** a dej **Uložit úkol**; splněné odškrtni.',
    en: 'When the meeting ends, each vote that passed gets a number. Open it in **Resolutions**, write **Who and by when** and press **Save the task**; tick off what is done.',
  },
  mandates: { cs: 'Zvolení a jejich mandát', en: 'The elected and their mandate' },
  mandates1: {
    cs: 'Po skončení schůze otevři **Zvolení**: u každé volby vyber kartu, funkci, období a roli a dej **Zapsat výsledek**. Roli dáš jen takovou, jakou smíš dát i ručně; sobě žádnou, to udělá Webmaster.',
    en: 'Once the meeting is over open **Elected**: at each election choose the card, the title, the term and the role and press **Write the result down**. You give only a role you may give by hand; none to yourself, a Webmaster does that.',
  },
  mandates2: {
    cs: 'Role skončí o půlnoci po posledním dni období. 30 a 7 dní předem přijde dopis tobě i jemu. Roli, kterou nikdo další nemá, klubovna nechá ještě 30 dní a na Přehledu ji ukáže jako **Role bez nástupce**; poslední Webmaster zůstává.',
    en: 'The role ends at midnight after the last day of the term. A letter comes to you and to its holder 30 and 7 days before. A role nobody else has is kept 30 days more and shown on the dashboard as **Roles without a successor**; the last Webmaster stays.',
  },
  kinds: { cs: 'Druhy a doby členství', en: 'Kinds and periods of membership' },
  kinds1: {
    cs: 'Ve Správě otevři **Druhy členství**: kdo hlasuje a kdo se počítá. První v pořadí dostane každý nový člen; co někdo měl, jde jen **Archivovat**.',
    en: 'In Administration open **Kinds of membership**: who votes and who counts. New members get the first one; what somebody held can only be put away by **Archive**.',
  },
  kinds2: {
    cs: 'Na kartě klepni na druh členství: **Změnit druh** platí od vybraného dne, **Opravit** spraví staré doby. Víc lidí najednou změníš přes **Změnit najednou**.',
    en: 'On a card tap the kind of membership: **Change the kind** holds from the chosen day, **Correct** puts old periods right. Many people are changed by **Change many**.',
  },
  ownFields: { cs: 'Vlastní pole karet', en: 'Own fields of cards' },
  ownFields1: {
    cs: 'Ve Správě otevři **Vlastní pole** a dej **Přidat pole**: název, co v něm je, a kdo ho vidí a píše. Pole je hned na kartách, v profilu, v seznamu, v tabulkách i v datech člověka.',
    en: 'In Administration open **Own fields** and press **Add a field**: its name, what it holds, and who sees and writes it. It is at once on cards, in the profile, in the list, in tables and in the person’s data.',
  },
  ownFields2: {
    cs: 'Volbu, kterou někdo má, **Zrušit volbu** smaže, až řekneš, co dostane místo ní. **Smazat pole** vymaže i to, co v něm na kartách stojí.',
    en: 'A choice somebody has is deleted by **Remove a choice** once you say what they get instead. **Delete the field** also erases what cards say in it.',
  },
  titles: { cs: 'Funkce v klubu', en: 'Titles of the club' },
  titles1: {
    cs: 'Po volbách otevři **Funkce v klubu** a dej **Svěřit funkci**: kdo, odkdy a dokdy, případně **Role, která k ní patří**. Kdo brzy končí, stojí nahoře.',
    en: 'After the election open **Titles of the club** and **Give a title**: who, since when and until when, and **A role that comes with it** if any. Whose ends soon stands on top.',
  },
  texts: { cs: 'Texty klubu a stanovy', en: 'The club’s texts and the rules' },
  texts1: {
    cs: 'V **Texty klubu** vyber stránku, uprav česky i anglicky a dej **Uložit novou verzi**. **Historie** ukáže, co se změnilo. Novou verzi stanov každý znovu potvrdí.',
    en: 'In **The club’s texts** choose a page, edit it in Czech and English and **Save a new version**. **History** shows what changed. A new version of the rules is confirmed by everybody again.',
  },
})
