import { defineWords } from '../../ground/values/words.ts'

export const registrarHelp = defineWords({
  title: { cs: 'Pro matrikáře', en: 'For the membership officer' },
  lead: { cs: 'Karty[hog:  a čísla HOG] v pořádku.', en: 'Cards[hog:  and HOG numbers] in order.' },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: '[hog: Na jaře projdi čísla HOG, která do sezony vyprší. ]Po sezoně se zeptej všech, jestli údaje sedí, v prosinci projdi zdvojené karty.',
    en: '[hog: In spring go through the HOG numbers that expire before the season. ]After the season ask everybody whether the data are right, in December go through the double cards.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: '[hog: V **Čísla HOG** potvrď návrhy členů: **Potvrdit**, nebo **Odmítnout**. ][ritual: V **Rituály** je, kdo na něj čeká.]',
    en: '[hog: In **HOG numbers** decide the proposals of members: **Confirm** or **Refuse**. ][ritual: In **Rituals** is who waits for one.]',
  },
  card: { cs: 'Karta člena', en: 'A member’s card' },
  card1: {
    cs: 'Novou kartu založí **Přidat člena**. Na stránce člověka je **Upravit** a **Co s kartou udělat**; každá změna je v historii.',
    en: 'A new card is made by **Add a member**. The page of a person has **Edit** and **What to do with the card**; every change is in the history.',
  },
  manyCards: { cs: 'Změna pro mnoho karet', en: 'One change for many cards' },
  manyCards1: {
    cs: 'V **Členové** vyfiltruj nebo vyber lidi a dej **Změnit najednou**: divizi, druh členství nebo štítky, sekretář i roli. **Ukázat, co se změní** nic nezapíše; teprve **Provést** ano.',
    en: 'In **Members** filter or select people and choose **Change many**: division, kind of membership or tags; the Secretary also the role. **Show what changes** writes nothing; only **Do it** does.',
  },
  manyCards2: {
    cs: 'Celý běh jde **Vrátit celou změnu**. Karta, na kterou mezitím někdo sáhl, zůstane a je vypsaná.',
    en: 'A whole run is taken back by **Undo the whole change**. A card somebody has touched meanwhile stays, and is named.',
  },
  import: { cs: 'Členové z tabulky', en: 'Members from a spreadsheet' },
  import1: {
    cs: 'V **Členové** zvol **Načíst z tabulky**, dej **Nahrát soubor**, přiřaď sloupce a **Zkontrolovat**. Teprve **Načíst do klubu** něco zapíše. Nový člen může přijít i s druhem členství.',
    en: 'In **Members** choose **Import**, **Upload the file**, name the columns and **Check**. Only **Import into the club** writes anything. A new member may come with a kind of membership.',
  },
  import2: {
    cs: 'Kdo smí i k příspěvkům, načte také **Počáteční zůstatek** v korunách (dluh s mínusem) a **Zaplacené roky**, třeba 2024, 2025. Kredit se použije na příští platbu, dluh čeká mezi platbami, nikomu se nepíše. Lidé se stejným slovem ve sloupci **Domácnost** platí spolu, za všechny první z nich. **Vrátit import** vrátí i je; jeden špatný rok opraví **Opravit** v **Přijaté**.',
    en: 'Whoever may see to fees also imports the **Opening balance** in crowns (a debt with a minus) and **Paid years**, such as 2024, 2025. A credit pays the next payment, a debt waits among payments, nobody is written to. People with the same word in the column **Household** pay together, the first of them for all. **Undo the import** takes them back too; one wrong year is put right by **Correct** in **Received**.',
  },
  check: { cs: 'Sedí to?', en: 'Is it right?' },
  check1: {
    cs: 'Jednou za rok otevři v **Členové** **Sedí to?**, vyber **Koho se zeptat** a podívej se, kolik lidí to je. Každý dostane e-mail s odkazem, za kterým jedním klepnutím řekne **Sedí**, nebo se přihlásí a údaje opraví v profilu.',
    en: 'Once a year go to **Members**, open **Is it right?**, choose **Whom to ask** and see how many people it is. Everybody gets an e-mail with a link, behind which it takes one tap on **It is right**, or one signs in and corrects the data in the profile.',
  },
  check2: {
    cs: 'Pod tím vidíš, kdo **Mlčí**, kdo údaje **Opravili** a kdo **Potvrdili**. Mlčícím jde jednou připomenout. Komu nejde psát, stojí v **Bez e-mailu**: zavolej mu a zapiš **Telefonem** nebo **Osobně**.',
    en: 'Below you see who is **Silent**, who **Corrected** and who **Confirmed**. The silent can be reminded once. Whoever cannot be written to stands in **Without e-mail**: call them and note **By phone** or **In person**.',
  },
  doubles: { cs: 'Zdvojené karty', en: 'Double cards' },
  doubles1: {
    cs: 'V **Členové** otevři **Zdvojené karty**: kdo je v klubu možná dvakrát a proč. **Porovnat** je ukáže vedle sebe. Slučuje je Webmaster, nebo ty, když ti dá oblast **Možné shody**.',
    en: 'In **Members** open **Double cards**: who may be in the club twice, and why. **Compare** shows them side by side. They are merged by the Webmaster, or by you if you were given the area **Potential matches**.',
  },
  hog: { cs: 'Čísla HOG', en: 'HOG numbers' },
  hog1: {
    cs: 'Záložky **Chybí**, **Vypršela** a **Vyprší do měsíce** říkají, koho se zeptat. Celou tabulku z HOG vloží **Vložit z tabulky**; zaškrtni **je to celý výpis** a uvidíš i ty, kdo v něm chybějí.',
    en: 'The tabs **Missing**, **Expired** and **Expiring within a month** say whom to ask. A whole list of HOG is put in by **Paste from a spreadsheet**; tick **this is the whole report** to see also who is missing in it.',
  },
  hog2: {
    cs: 'Náhled zapíšeš celý, nebo zaškrtni řádky a dej **Zapsat jen vybrané**; jiné číslo se zapíše, jen když ho zaškrtneš. Co zbude, stáhneš v **Zbývá se zeptat**. O konci čísla píšeme členům sami.',
    en: 'Write the whole preview, or tick lines and **Write only the chosen**; another number is written only where you tick it. What remains you download in **Left to ask about**. Members are told of the end of a number automatically.',
  },
})
