import { defineWords } from '../../ground/values/words.ts'

// A key without a number names a paragraph, one with it is its step; what stands in ** is a word of the screen itself.
export const memberHelp = defineWords({
  title: { cs: 'Pro členy', en: 'For members' },
  lead: {
    cs: 'Co v klubovně najdeš a jak v ní být za chvíli hotový.',
    en: 'What there is in the clubhouse and how to be done in a moment.',
  },
  dashboard: { cs: 'Přehled', en: 'Dashboard' },
  dashboard1: {
    cs: 'Nahoře stojí, co od tebe klub potřebuje: zaplatit, doplnit údaje[hog: , potvrdit číslo HOG]. Kde nic nestojí, nic nedlužíš.',
    en: 'On top stands what the club needs from you: to pay, to complete your data[hog: , to confirm your HOG number]. Where nothing stands, nothing is owed.',
  },
  dashboard2: {
    cs: 'Pod tím jsou **Nejbližší akce** a **Aktuality**; funkcionáři mají první **Čeká na tebe**.',
    en: 'Below are **Next events** and **News**; officers have **Waiting for you** first.',
  },
  search: { cs: 'Hledání', en: 'Search' },
  search1: {
    cs: 'Zmáčkni Ctrl+K, v telefonu lupu nahoře, a piš jméno, přezdívku, akci nebo to, co chceš udělat.',
    en: 'Press Ctrl+K, on a phone the magnifying glass on top, and type a name, a nickname, an event or what you want to do.',
  },
  search2: {
    cs: 'Enter otevře vybraný řádek. Ctrl+Enter nabídne, co se s člověkem dá udělat hned: zavolat, napsat.',
    en: 'Enter opens the chosen row. Ctrl+Enter offers what can be done with a person at once: to call, to write.',
  },
  meetings: { cs: 'Schůze klubu', en: 'Meetings of the club' },
  meetings1: {
    cs: 'V **Moje členství** otevři **Schůze klubu**: kdy a kde, program a dokumenty. Než uplyne lhůta, dej **Poslat návrh**; odpověď najdeš tamtéž.',
    en: 'In **My membership** open **Meetings of the club**: when and where, the agenda and documents. Until the day is over, **Send the proposal**; the answer is in the same place.',
  },
  meetings2: {
    cs: 'Na schůzi otevři **Hlasovat** a nech stránku otevřenou. U tajného hlasování dej **Vyzvednout hlasovací právo** a počkej; **Co je a není tajné** tam stojí poctivě.',
    en: 'At the meeting open **Vote** and leave the page open. In a secret vote press **Take my right to vote** and wait; **What is and is not secret** says it honestly.',
  },
  meetings3: {
    cs: 'Nemůžeš-li přijít a stanovy to dovolují, otevři u schůze **Plná moc**, najdi, kdo tě zastoupí, a dej **Dát plnou moc**. Vzít ji zpátky jde přes **Odvolat plnou moc**, nebo tím, že přijdeš. Kdo někoho zastupuje, hlasuje v telefonu i za něj.',
    en: 'If you cannot come and the statutes allow it, open **Power of attorney** at the meeting, find who stands in for you and press **Give it**. It is ended by **Take it back**, or by coming. Whoever stands in for somebody votes for them on the same phone.',
  },
  rollam: { cs: 'Hlasování per rollam', en: 'Votes by letter' },
  rollam1: {
    cs: 'O něčem může klub rozhodnout i bez schůze. Přijde ti e-mail, jeho odkaz otevře návrh a ty ťukneš **Pro**, **Proti** nebo **Zdržuji se**; totéž je v **Hlasování per rollam**. Hlas je jeden a nemění se. Po skončení uvidí každý, kdo jak hlasoval.',
    en: 'Some things the club may decide without a meeting. A letter comes, its link opens the proposal and you tap **For**, **Against** or **I abstain**; the same is in **Votes by letter**. There is one vote and it stands. When it is over everybody sees who voted how.',
  },
  minutes: { cs: 'Co schůze rozhodla', en: 'What the meeting decided' },
  minutes1: {
    cs: 'V **Schůze klubu** otevři **Usnesení schůzí**: každé má číslo, znění, kdo ho zajistí a do kdy. Hledá se ve znění i ve jménech.',
    en: 'In **Meetings of the club** open **Resolutions**: each has its number, wording, who is to do it and by when. Search looks into wording and names.',
  },
  minutes2: {
    cs: 'U schůze, která skončila, je **Otevřít zápis (PDF)**. Kdo ji zapisoval nebo ověřuje, má tam **Zápis**: přečte ho a dá **Podepsat zápis**.',
    en: 'A meeting that is over has **Open the minutes (PDF)**. Whoever recorded or verifies it finds **Minutes** there: read them and press **Sign the minutes**.',
  },
  rides: { cs: 'Jedu', en: 'I am going' },
  rides1: {
    cs: 'Otevři **Akce**, vyber jízdu a zmáčkni **Jedu** (na schůzi **Přijdu**). Když vezmeš spolujezdce, řekni to v poli **S sebou vezmu** a napiš pod něj jméno.',
    en: 'Open **Events**, choose a ride and press **I am going** (for a meeting **I am coming**). If you bring a passenger, say so in **I bring** and write the name under it.',
  },
  rides2: {
    cs: 'Je plno? Zmáčkni **Chci být náhradník**. Jakmile se místo uvolní, přihlásíme tě sami a napíšeme ti.',
    en: 'It is full? Press **Put me on the waiting list**. As soon as a place is free we register you ourselves and write to you.',
  },
  rides3: {
    cs: 'Nemůžeš? **Odhlásit se** na stránce jízdy; místo dostane další. Co bude se zaplacenými penězi, stojí pod tlačítkem.',
    en: 'You cannot come? **Unregister** on the page of the ride; the place goes to the next one. What happens to the money stands under the button.',
  },
  membership: { cs: 'Průkazka a platby', en: 'Card and payments' },
  membership1: {
    cs: 'V **Moje členství** zmáčkni **Ukázat kartu**. Kód na ní ověří kdokoli; uvidí jen tvoje jméno a jestli karta platí.',
    en: 'In **My membership** press **Show the card**. Anybody can verify its code; they see only your name and whether the card is valid.',
  },
  membership2: {
    cs: 'U toho, co je **K zaplacení**, stojí QR kód: načti ho v bankovní aplikaci. Jak peníze přijdou, karta platí a u platby stojí **Potvrzení (PDF)**. Kdo platí za domácnost, má jeden kód za všechny a platba se sama rozdělí; ostatní vidí, kdo za ně platí.',
    en: 'Beside what is **To pay** stands a QR code: read it in your banking app. Once the money comes, the card is valid and **Receipt (PDF)** stands by the payment. Whoever pays for a household has one code for all of them and the payment splits by itself; the others see who pays for them.',
  },
  membership3: {
    cs: 'Když klub rok otevře, nemusíš čekat na pokyny: tlačítko pro prodloužení stojí tamtéž a platba s kódem se připraví hned.',
    en: 'Once the club has opened a year you need not wait to be asked: the button to renew stands in the same place, and the payment with its code is made at once.',
  },
  profile: { cs: 'Profil a fotka', en: 'Profile and photo' },
  profile1: {
    cs: 'V **Profil** oprav, co se změnilo, a zmáčkni **Uložit profil**; tlačítko je pořád na očích. Pod každou částí stojí, kdo ji vidí.',
    en: 'In **Profile** correct what has changed and press **Save the profile**; the button is always in sight. Under each part stands who sees it.',
  },
  profile2: {
    cs: 'Fotku přidáš tlačítkem **Vybrat fotku**, posuneš výřez a dáš **Uložit fotku**.',
    en: 'You add a photo by **Choose a photo**, move the square and press **Save the photo**.',
  },
  profile3: {
    cs: 'V **Účet k vrácení peněz** můžeš zmáčknout **Zadat účet**: když ti klub něco vrací, pošle to tam. Vidíš ho ty a kdo peníze vrací; **Odvolat souhlas a smazat účet** ho kdykoli smaže.',
    en: 'Under **Account for refunds** you can press **Give an account**: what the club gives back to you goes there. It is seen by you and by whoever gives money back; **Withdraw the consent and delete the account** deletes it at any time.',
  },
  profile4: {
    cs: 'Jednou za rok se klub ptá, jestli údaje sedí. Stačí dát **Sedí** za odkazem v e-mailu nebo nahoře v profilu; oprava a **Uložit profil** platí taky jako odpověď.',
    en: 'Once a year the club asks whether your data are right. Press **It is right** behind the link in the e-mail or at the top of the profile; a correction and **Save the profile** count as an answer, too.',
  },
  mentor: { cs: 'Moji čekatelé', en: 'My applicants' },
  mentor1: {
    cs: 'Když jsi mentorem, najdeš v **Moje členství** pod **Moji čekatelé**, koho máš na starosti, odkdy a kolik jízd má za sebou.',
    en: 'If you are a mentor, you find in **My membership** under **My applicants** whom you look after, since when and with how many rides.',
  },
  people: { cs: 'Lidé z klubu', en: 'People of the club' },
  people1: {
    cs: 'V **Členové** napiš jméno nebo přezdívku. Na stránce člověka je **Zavolat** a **Napsat**, když to dovolil.',
    en: 'In **Members** type a name or a nickname. The page of a person has **Call** and **Write** if they allowed it.',
  },
  views: { cs: 'Uložené pohledy', en: 'Saved views' },
  views1: {
    cs: 'Filtr, který používáš často, ulož: v **Členové** ho nastav a dej **Uložit pohled**. Pamatuje si i sloupce a řazení a najde ho hledání.',
    en: 'Save a filter you use often: set it in **Members** and choose **Save the view**. It keeps the columns and the order too, and the search finds it.',
  },
  views2: {
    cs: 'Funkcionář ho může **Sdílet s ostatními funkcionáři**. Každý v něm uvidí jen to, co smí vidět i jinde.',
    en: 'An officer can **Share with other officers**. Everybody sees in it only what they may see elsewhere.',
  },
  news: { cs: 'Aktuality a dokumenty', en: 'News and documents' },
  news1: {
    cs: 'V **Aktuality** je, co se děje; v **Dokumenty** zápisy, pravidla a formuláře, každý s tlačítkem **Stáhnout**.',
    en: 'In **News** is what is going on; in **Documents** minutes, rules and forms, each with **Download**.',
  },
  donate: { cs: 'Dary', en: 'Donations' },
  donate1: {
    cs: 'V **Dary** vyber, na co chceš dát, a zmáčkni **Ukázat kód**.',
    en: 'In **Donations** choose what for and press **Show the code**.',
  },
  settings: { cs: 'Přihlášení a e-maily', en: 'Signing in and e-mails' },
  settings1: {
    cs: 'V **Nastavení** zvolíš jazyk, vzhled a které e-maily chceš. **Odhlásit všechna ostatní** zavře klubovnu na ztraceném telefonu.',
    en: 'In **Settings** you choose the language, the theme and which e-mails you want. **Sign out all others** shuts the clubhouse on a lost phone.',
  },
  settings2: {
    cs: 'Bezpečnější je **Dvoufázové přihlášení**: načti obrázek do aplikace, opiš kód a schovej si **Záchranné kódy**.',
    en: 'Safer is the **Two-step sign-in**: read the picture into an app, copy the code and keep the **Recovery codes**.',
  },
  settings3: {
    cs: 'Chceš-li klub číst tabulkou nebo skriptem, v **Klíče pro programy** zaškrtni, co smí, a dej **Vydat klíč**. Ukáže se jen jednou; **Zrušit** ho zavře hned.',
    en: 'To read the club by a spreadsheet or a script, tick in **Program keys** what it may do and press **Make the key**. It is shown once; **Revoke** shuts it at once.',
  },
  settings4: {
    cs: 'Zařízení ti dá vědět o pozvánce, změně nebo platbě hned: v **Upozornění v zařízení** vyber, o čem chceš vědět, a dej **Zapnout v tomhle zařízení**. Na iPhonu nejdřív přidej klubovnu na plochu a otevři ji odtud.',
    en: 'A device lets you know of an invitation, a change or a payment at once: in **Notifications on a device** choose what about and press **Turn on for this device**. On an iPhone first add the clubhouse to the home screen and open it from there.',
  },
  data: { cs: 'Moje data', en: 'My data' },
  data1: {
    cs: 'V **Nastavení** dej **Otevřít moje data**: všechno, co o tobě klub ví, stáhneš jako PDF nebo JSON. Tamtéž je **Požádat o výmaz**.',
    en: 'In **Settings** press **Open my data**: all the club knows about you can be downloaded as PDF or JSON. There too is **Ask to be erased**.',
  },
})
