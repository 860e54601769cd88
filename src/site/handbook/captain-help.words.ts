import { defineWords } from '../../ground/values/words.ts'

export const captainHelp = defineWords({
  title: { cs: 'Pro Road Captaina', en: 'For the Road Captain' },
  lead: {
    cs: 'Jízda od nápadu po album: kdo na ní pracuje, má to tady.',
    en: 'A ride from the idea to the album: whoever works on one has it here.',
  },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: 'V zimě zakládáme akce sezony jako koncepty, v březnu je zveřejňujeme, v říjnu z nich děláme alba.',
    en: 'In winter the events of the season are made as drafts, in March they are published, in October they become albums.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: 'Podívej se do **Akce**, kdo přibyl, a na náhradníky. Den před jízdou napiš přihlášeným.',
    en: 'Look into **Events** for who has come and who waits. The day before the ride write to those who go.',
  },
  plan: { cs: 'Nová akce', en: 'A new event' },
  plan1: {
    cs: 'V **Akce** zmáčkni **Nová akce** a napiš název, začátek a místo. Víc k založení netřeba.',
    en: 'In **Events** press **New event** and write the name, the start and the place. No more is needed.',
  },
  plan2: {
    cs: 'Zbytek se rozbalí: **Přihlašování** s počtem míst a cenou, **Srazy**, **Popis**, **Trasa** ze souboru GPX a **Obrázek**.',
    en: 'The rest unfolds: **Registration** with places and price, **Meeting points**, **Description**, **Route** from a GPX file and **Picture**.',
  },
  plan3: {
    cs: 'U placené akce řekni v **Odhlášení zdarma do** poslední den, kdy se vracejí celé peníze, a v **Po tomto dni vrátíme** kolik potom. Každý to vidí dřív, než se odhlásí.',
    en: 'Where it costs something, say in **Free withdrawal until** the last day on which all the money goes back, and in **After that day we give back** how much later. Everybody sees it before withdrawing.',
  },
  plan4: {
    cs: 'Místa pro divize drž uvnitř počtu míst; v den, který napíšeš do **Od kdy jsou místa pro všechny**, dostanou zbytek náhradníci v pořadí.',
    en: 'Places for divisions are kept inside the number of places; on the day you write into **Open to everybody from** the rest goes to the waiting list, in order.',
  },
  plan5: {
    cs: '**Uložit koncept** nechá akci jen plánovačům, **Zveřejnit** ji ukáže. Podobnou jízdu založíš přes **Kopírovat**.',
    en: '**Save the draft** keeps it among planners, **Publish** shows it. A similar ride is made by **Copy**.',
  },
  plan6: {
    cs: 'Co jezdíte každý čtvrtek, založ jednou a v **Opakovat** řekni, jak často a kolikrát. Při změně zaškrtni, že platí i pro další termíny řady; jinak změníš jen ten jeden. Stejně se od některého termínu dál zruší celá řada.',
    en: 'What is ridden every Thursday is made once; in **Repeat** say how often and how many times. With a change tick that it is for the later dates too; otherwise only that one changes. A whole series is called off the same way, from one of its dates on.',
  },
  invite: { cs: 'Pozvat lidi', en: 'Inviting people' },
  invite1: {
    cs: 'Na stránce akce otevři **Pozvánky** a vyber koho. **Ukázat seznam a dopis** ještě nic neposílá; kdo mlčí, tomu se dá jednou připomenout.',
    en: 'On the page of the event open **Invitations** and choose whom. **Show the people and the letter** sends nothing yet; whoever is silent can be reminded once.',
  },
  invite2: {
    cs: 'V panelu **Do skupin** je hotový text a obrázek pro chaty. V telefonu dej **Sdílet**, na počítači **Zkopírovat text** a **Stáhnout obrázek**.',
    en: 'The panel **For the groups** has a ready text and picture for chats. On a phone press **Share**, at a desk **Copy the text** and **Download the picture**.',
  },
  day: { cs: 'V den jízdy', en: 'On the day of the ride' },
  day1: {
    cs: 'Otevři u akce **Účastníci**. U každého jezdce je jedno velké tlačítko **Je tady**; kartu načteš přes **Skenovat**.',
    en: 'Open **Attendance** of the event. Each rider has one big button **Here**; a card is read by **Scan**.',
  },
  day2: {
    cs: 'Kdo přijel bez přihlášky, toho zapíše **Přidat člověka**. V den jízdy vidíš i **Kontakt v nouzi**.',
    en: 'Who came without registering is written by **Add somebody**. On the day of the ride you also see the **Emergency contact**.',
  },
  guests: { cs: 'Hosté', en: 'Guests' },
  guests1: {
    cs: 'V úpravě akce vyber v poli **Kdo akci uvidí** i hosty. Host má místo, až potvrdí svůj e-mail; pak je mezi účastníky i v kapitánském telefonu jako každý jiný. Má-li akce cenu, na své stránce vidí QR kód i to, jestli peníze dorazily.',
    en: 'Where an event is edited let guests in at **Who sees it**. A guest has a place once they confirm their e-mail; then they stand in the attendance and on the captain’s phone like everybody else. If the event has a price, that page shows the QR code and whether the money has arrived.',
  },
  questions: { cs: 'Na co se ptáme', en: 'What we ask' },
  questions1: {
    cs: 'V **Účastníci** otevři **Otázky k přihlášce**: text, výběr, číslo, nebo ano a ne, za celou přihlášku, nebo za každého. Odpovědi jsou u lidí, na papíře i v CSV.',
    en: 'In **Attendance** open **Questions**: a text, a choice, a number or yes and no, for the party or for each person. The answers stand with the people, on paper and in the CSV.',
  },
  crew: { cs: 'Kdo jízdu vede', en: 'Who leads the ride' },
  crew1: {
    cs: 'V **Účastníci** otevři **Kdo vede** a najdi, kdo **Zavírá** a kdo **Pomáhá**. Každému přijde e-mail.',
    en: 'In **Attendance** open **Who leads** and find who **Sweeps** and who **Helps**. Each gets an e-mail.',
  },
  phone: { cs: 'Kapitánský telefon', en: 'The captain’s phone' },
  phone1: {
    cs: 'Kdo jízdu vede, zavírá nebo na ní pomáhá, má na stránce akce **Kapitánský telefon**: od dvou dnů před začátkem do 48 hodin po konci.',
    en: 'Whoever leads, sweeps or helps has **Captain’s phone** on the page of the event: from two days before the start until 48 hours after the end.',
  },
  phone2: {
    cs: 'Otevři ho doma, dokud máš signál. Až uvidíš **Otevře se i bez signálu**, funguje i v lese: co ťukneš, se odešle samo.',
    en: 'Open it at home while you have a signal. Once it says **Opens without a signal too**, it works in the woods: what you tap is sent by itself.',
  },
  phone3: {
    cs: 'Kdo dluží, tomu u tří teček zapíšeš hotovost; čeká pak na pokladníka. **Nouzové kontakty** se otevřou dvě hodiny před začátkem a jezdec uvidí, kdo se díval.',
    en: 'Who owes pays in cash behind the three dots; it then waits for the Treasurer. **Emergency contacts** open two hours before the start, and the rider sees who looked.',
  },
  groups: { cs: 'Skupiny', en: 'Groups' },
  groups1: {
    cs: 'Na stránce jízdy otevři **Skupiny**, napiš, kolik motorek má být nejvíc v jedné, a dej **Navrhnout skupiny**. V každé někdo vede a někdo zavírá, hosté jedou mezi členy.',
    en: 'On the page of the ride open **Groups**, write how many motorcycles one may have, and press **Propose groups**. Somebody leads and somebody sweeps each, guests ride among members.',
  },
  groups2: {
    cs: 'Jezdce přetáhni myší jinam, nebo vyber, kam patří, a dej **Přesunout**. Každý pak svou skupinu vidí v **Moje jízda**, host na své stránce z e-mailu.',
    en: 'Drag a rider elsewhere, or choose where they belong and press **Move**. Everybody then sees their group in **My ride**, a guest on the page from the letter.',
  },
  groups3: {
    cs: 'Kdo má u motorky v profilu **Dojezd (km)**, pomůže ti s tankováním: klubovna podle nejmenší nádrže na seznamu navrhne, na kterém kilometru je potřeba stát. Hostů se na motorku neptáme, jejich nádrže v tom nejsou. Dole na stránce **Skupiny** k tomu napiš místo a dej **Uložit zastávky**. Uvidí je všichni na mapě trasy a v **Moje jízda**.',
    en: 'Whoever has **Range (km)** at the motorcycle in the profile helps with the fuel: by the smallest tank on the list the clubhouse proposes at which kilometre to stop. Guests are not asked about their motorcycles, so their tanks are not in it. At the bottom of **Groups** write the place there and press **Save the stops**. Everybody sees them on the map of the route and in **My ride**.',
  },
  home: { cs: 'Všichni doma', en: 'All home' },
  home1: {
    cs: 'Po konci jízdy (když ho akce nemá, v osm večer) přijde každému, kdo jel, jedna otázka: **Jsem doma**. Odpovídá se jedním klepnutím, i bez přihlášení.',
    en: 'After the end of the ride (at eight in the evening where it says none) everybody who rode gets one question: **I am home**. One tap answers it, without signing in.',
  },
  home2: {
    cs: 'V kapitánském telefonu pod „Cestou domů“ vidíš, kdo se neozval a odkdy. Zavolej mu a dej **Je doma**.',
    en: 'On the captain’s phone “On the way home” shows who has not answered and since when. Call them and press **Home**.',
  },
  home3: {
    cs: 'Až jsou doma všichni, dej **Uzavřít jízdu**: potvrď, kdo jel, kilometry a pár slov. Album pro fotky se založí samo.',
    en: 'Once all are home, press **Close the ride**: confirm who rode, the kilometres and a few words. The album for photos is made by itself.',
  },
  write: { cs: 'Napsat účastníkům', en: 'Write to the riders' },
  write1: {
    cs: 'V **Účastníci** je **Napsat účastníkům**: vyber koho, napiš předmět a text, dej **Zkontrolovat, komu to přijde** a **Odeslat**. Přijde to i hostům.',
    en: 'In **Attendance** is **Write to them**: choose whom, write subject and text, press **See who will get it** and **Send**. Guests get it, too.',
  },
  album: { cs: 'Album', en: 'The album' },
  album1: {
    cs: 'V galerii založ **Nové album**, spoj ho s akcí a dej **Vybrat fotky**. Nahrávání přečká i ztracený signál.',
    en: 'In the gallery make a **New album**, join it with the event and press **Choose photos**. The upload survives a lost signal.',
  },
  requests: { cs: 'Žádosti o skrytí fotky', en: 'Requests to hide a photo' },
  requests1: {
    cs: 'Kdo nechce být na fotce, požádá u ní. Žádosti čekají v galerii; rozhodni: **Skrýt fotku**, nebo **Nechat**.',
    en: 'Who does not want to be on a photo asks beside it. The requests wait in the gallery; decide: **Hide the photo**, or **Keep it**.',
  },
})
