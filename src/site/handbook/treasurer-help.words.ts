import { defineWords } from '../../ground/values/words.ts'

export const treasurerHelp = defineWords({
  title: { cs: 'Pro pokladníka', en: 'For the Treasurer' },
  lead: {
    cs: 'Klubovna páruje platby sama; na tobě zůstává, co nepozná.',
    en: 'The clubhouse pairs payments by itself; what it does not know is left to you.',
  },
  year: { cs: 'Můj rok', en: 'My year' },
  year1: {
    cs: 'V lednu otevři **Příspěvky**, v **Nastavení** zkontroluj částky a dej **Vygenerovat všem**. V březnu první upomínky, v dubnu druhé, v prosinci statistika pro výroční schůzi.',
    en: 'In January open **Fees**, check the **Settings** and press **Generate for everybody**. In March the first reminders, in April the second, in December the statistics for the annual meeting.',
  },
  week: { cs: 'Moje čtvrthodina týdně', en: 'My quarter of an hour a week' },
  week1: {
    cs: 'Otevři **Příspěvky** a **Párování**: co banka poslala a nikomu nepatří, přiřaď návrhem, který stojí nahoře.',
    en: 'Open **Fees** and **Pairing**: what the bank sent and is nobody’s, assign by the suggestion on top.',
  },
  week2: {
    cs: 'Pak **Čekající**: kdo zaplatil v hospodě, tomu **Zapsat hotovost**. Nakonec **Upomínky**, když na někoho je čas.',
    en: 'Then **Pending**: for whoever paid in the pub **Record the cash**. Finally **Reminders**, when somebody is due.',
  },
  generate: { cs: 'Vygenerovat platby', en: 'Generate payments' },
  generate1: {
    cs: 'V **Příspěvky** v záložce **Vygenerovat** vidíš, kdo ještě nemá platbu. **Vygenerovat všem** pošle pokyny s QR kódem; kdo nemá e-mail, dostane papír.',
    en: 'In **Fees** under **Generate** you see who has no payment yet. **Generate for everybody** sends instructions with a QR code; whoever has no e-mail gets a letter on paper.',
  },
  pending: { cs: 'Čekající platby', en: 'Pending payments' },
  pending1: {
    cs: 'U platby otevři **Akce s platbou**: **Zaplaceno hotově**, **Znovu poslat pokyny**, **Najít pohyb v bance** nebo **Archivovat** s důvodem.',
    en: 'Open **Actions** of a payment: **Paid in cash**, **Send instructions again**, **Find a bank movement** or **Archive** with a reason.',
  },
  reminders: { cs: 'Upomínky', en: 'Reminders' },
  reminders1: {
    cs: 'V záložce **Upomínky** je, komu je čas připomenout. **Náhled** ukáže, jak dopis přijde; **Poslat** ho pošle.',
    en: 'Under **Reminders** is who is due for one. **Preview** shows how the letter arrives; **Send** sends it.',
  },
  automatic: { cs: 'Automatické upomínky', en: 'Automatic reminders' },
  automatic1: {
    cs: 'V **Upomínky** otevři **Posílat upomínky automaticky** a dej **Zapnout**. Ráno ti přijde, komu je čas připomenout; souhlasíš-li, nedělej nic a druhý den odejdou. **Vynechat** někoho vyjme, **Zastavit všechny** zastaví celý seznam.',
    en: 'In **Reminders** open **Send reminders automatically** and press **Switch on**. In the morning you get who is due; if you agree, do nothing and they go the next day. **Leave out** takes somebody out, **Stop them all** stops the whole list.',
  },
  automatic2: {
    cs: 'Nejde-li banka přečíst, nic neodejde a přijde ti o tom dopis. Koho vynecháš nebo zastavíš, toho už klubovna sama neupomene: najdeš ho v záložce **Upomínky**.',
    en: 'If the bank cannot be read, nothing goes and you get a letter about it. Whom you leave out or stop, the clubhouse does not remind again: you find them under **Reminders**.',
  },
  received: { cs: 'Přijaté a statistika', en: 'Received and statistics' },
  received1: {
    cs: 'V **Přijaté** je, co přišlo a čím; omyl spraví **Opravit** a **Vzít zpět**. Čísla pro schůzi jsou ve **Statistika**.',
    en: 'In **Received** is what came and by what; a mistake is put right by **Correct** and **Take back**. The numbers for the meeting are in **Statistics**.',
  },
  pairing: { cs: 'Párování plateb', en: 'Pairing of payments' },
  pairing1: {
    cs: 'V **Párování** jsou pohyby **K přiřazení**. Otevři pohyb: návrhy říkají, proč si myslí, čí peníze jsou.',
    en: 'In **Pairing** are movements **To assign**. Open one: suggestions say why they think whose money it is.',
  },
  pairing2: {
    cs: 'V **Jisté** je, čím si je klubovna jistá aspoň tak, jak nastavíš v **Za jisté brát od**. Patří tam i část a přeplatek se správným symbolem. Projdi seznam a dej **Přijmout všechny jisté**; celé to vrátí **Vrátit celé přijetí**.',
    en: 'In **Sure** is what the clubhouse is at least as sure of as you set in **Count as sure from**. A part and a surplus with the right symbol belong there too. Look through the list and press **Accept all that are sure**; **Take the whole acceptance back** undoes all of it.',
  },
  bank: { cs: 'Banka', en: 'The bank' },
  bank1: {
    cs: 'V **Banka** vlož **Token (64 znaků)** z internetového bankovnictví Fio a dej **Ověřit a uložit**. Bez banky stačí nahrát výpis.',
    en: 'In **Bank** enter the **Token (64 characters)** from the Fio bank and press **Verify and save**. Without the bank a statement can be uploaded.',
  },
  refunds: { cs: 'Peníze k vrácení', en: 'Money to be refunded' },
  refunds1: {
    cs: 'Co má klub vrátit, stojí v **K vrácení**; přeplatek tam dá **Vrátit na účet**. **QR platba** je příkaz na účet, který člen klubu svěřil, jinak tam, odkud peníze přišly; **Soubor pro Fio (XML)** je víc příkazů najednou. Až peníze odejdou, vyřídí se to samo; hotovost zapiš **Vyřízeno**.',
    en: 'What the club is to give back stands in **Refunds**; **Give back to the account** puts a surplus there. **QR payment** is the order to the account the member has given, otherwise to the one the money came from; **File for Fio (XML)** is many orders at once. Once the money has left, it settles itself; record cash as **Settled**.',
  },
  refunds2: {
    cs: 'Kdo platil hotově nebo chce peníze jinam, zadá si účet v profilu. Když ti dá souhlas na papíře, otevři **Účet se souhlasem na papíře** a dej **Uložit účet**; přijde mu o tom e-mail.',
    en: 'Whoever paid in cash or wants the money elsewhere gives an account in the profile. If you have the consent on paper, open **An account by consent on paper** and press **Save the account**; the person is told by e-mail.',
  },
  rideCash: { cs: 'Hotovost z jízd', en: 'Cash from rides' },
  rideCash1: {
    cs: 'Co vybrali kapitáni na startu, stojí v **Hotovost z jízd**. Spočítej to a dej **Mám je**; když to není pravda, **Nesedí**.',
    en: 'What captains took at the start stands in **Cash from rides**. Count it and press **I have it**; if it is not so, **Not right**.',
  },
  gifts: { cs: 'Dary z webu', en: 'Gifts from the website' },
  gifts1: {
    cs: 'Kdo dává z veřejné stránky, může zmáčknout **Chci poděkování** a napsat adresu. Peníze pak přijdou s jeho symbolem; zapiš je v **Dary** z pohybu na účtu a poděkování odejde samo, jakmile je adresa potvrzená. Pak ji klub smaže.',
    en: 'Whoever gives from the public page can press **I wish to be thanked** and leave an address. The money then comes with a symbol of its own; write it down in **Donations** out of the bank movement, and the thanks go by themselves once the address is confirmed. Then the club deletes it.',
  },
  table: { cs: 'QR na stole', en: 'QR on the table' },
  table1: {
    cs: 'Na schůzi přihlas tablet, otevři **QR na stole**, zvol PIN a dej **Otevřít na tomhle zařízení**. Kdo ukáže kartu a dluží, vidí velký QR kód; až peníze dorazí, zezelená. Hotovost a hledání podle jména chtějí PIN. Do čtyř hodin se stůl zavře sám, odjinud ho zavřeš **Zavřít**.',
    en: 'At a meeting sign in on a tablet, open **QR on the table**, choose a PIN and press **Open on this device**. Whoever shows a card and owes sees a big QR code; it turns green when the money comes. Cash and search by name ask for the PIN. The table closes by itself within four hours; from elsewhere by **Close**.',
  },
  paper: { cs: 'Dopisy na papíře', en: 'Letters on paper' },
  paper1: {
    cs: 'Kdo nemá e-mail, stojí v **Dopisy na papíře**: vytiskni je a předej osobně nebo poštou. Z pošty zapíšeš celou hromádku tlačítkem **Všechny dnes odešly poštou**.',
    en: 'Who has no e-mail stands in **Letters on paper**: print them and hand them over or post them. Back from the post **All were posted today** notes the whole pile.',
  },
  paper2: {
    cs: 'Když klub v nastavení zapnul zánik členství, běží po druhé upomínce lhůta od doručení. V **Poslední lhůty** ji vidíš; vrácený dopis označ **Vrátilo se** a dej **Napsat na papír**. Po posledním dni rozhoduje sekretář.',
    en: 'Where the club has switched on the end of membership, the second reminder starts a time to pay from its delivery. **Last days** shows it; mark a returned letter by **Came back** and press **Write on paper**. After the last day the Secretary decides.',
  },
  households: { cs: 'Domácnosti', en: 'Households' },
  households1: {
    cs: 'Kde jeden platí za víc lidí, otevři **Domácnosti** a dej **Založit domácnost**: kdo platí a za koho. Lidi přidáš a ubereš v **Upravit**, tam taky řekneš, že **Platí tenhle**, nebo **Zrušit domácnost**. Kdo z klubu odejde, odejde i z domácnosti.',
    en: 'Where one pays for more people, open **Households** and press **Make the household**: who pays and for whom. Under **Change** people are added and taken out, **This one pays** names another payer and **End the household** ends it. Whoever leaves the club leaves the household too.',
  },
  households2: {
    cs: 'Při generování má každý svůj příspěvek, ale dopis s jedním QR kódem dostane jen ten, kdo platí. Přijde-li celá částka, rozdělí se sama; méně nebo víc čeká v **Párování**. V nastavení jde dát méně: **Každý další v domácnosti (Kč)**. Upomínka jde taky jen plátci; jen výzva, která může ukončit členství, jde každému zvlášť.',
    en: 'When fees are generated everybody has one of their own, but the letter with one QR code goes to whoever pays. When the whole sum comes, it splits by itself; less or more waits in **Pairing**. The settings can ask for less: **Everybody else in a household (CZK)**. A reminder goes to whoever pays too; only the call that may end a membership goes to each.',
  },
  settings: { cs: 'Nastavení příspěvků', en: 'Fee settings' },
  settings1: {
    cs: 'V **Příspěvky** otevři **Nastavení**: kolik se platí, dokdy, odkdy si člen příspěvek vystaví sám, a texty dopisů. **Co to změní?** ukáže následky dřív, než dáš **Uložit**.',
    en: 'In **Fees** open **Settings**: how much is paid, until when, from when members renew by themselves, and the texts of letters. **What would it change?** shows the outcome before you press **Save**.',
  },
})
