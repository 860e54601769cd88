/** The club's rules (stanovy), the page that every member confirms. */
export const RULES_CS = `# Stanovy klubu Moravští jezdci

Klub nás drží pohromadě na silnici i mimo ni. Tahle pravidla jsou krátká schválně: každý si je přečte celá
a každý jim rozumí stejně.

## 1. Kdo jsme

1. Moravští jezdci jsou spolek lidí, kteří spolu jezdí na motorkách po Moravě i dál.
2. Klub má tři divize: Hranice, Šumperk a Olomouc. Každá se schází jednou týdně, celý klub nejméně jednou
   za rok na výroční schůzi.
3. Výroční schůze rozhoduje o všem podstatném. Mezi schůzemi vede klub President s funkcionáři: sekretářem,
   matrikářem, pokladníkem, supervizorem a Road Captainem.

## 2. Členství

1. Členem se může stát každý, komu je osmnáct, má řidičský průkaz na motorku a doporučí ho někdo z nás.
2. O přihlášce rozhoduje sekretář po poradě s divizí. Rozhodnutí dostaneš e-mailem.
3. Nový člen jezdí nejdřív s námi, aby poznal on nás a my jeho. Potom následuje rituál a přední nášivka,
   po další společné sezoně velká nášivka na záda.
4. Doživotní členství uděluje výroční schůze těm, kdo se o klub mimořádně zasloužili.

## 3. Práva a povinnosti

- Máš právo jezdit na všechny klubové akce, mluvit na schůzích, volit i kandidovat.
- Máš právo vědět, jak klub hospodaří: pokladník předkládá účty jednou ročně a na požádání kdykoli.
- Dbáš na dobré jméno klubu. Kdo má na zádech naši nášivku, mluví za nás za všechny.
- Udržuješ své údaje v systému pravdivé, hlavně telefon a kontakt pro případ nouze.
- Spory řešíme mezi čtyřma očima, potom v divizi, nakonec na schůzi. Nikdy ne na silnici ani na internetu.

## 4. Příspěvky

1. Roční příspěvek je 1 200 Kč a je splatný 31. ledna. Kdo přijde během roku, platí do tří týdnů od výzvy.
2. Plať na účet klubu pod svým variabilním symbolem, ať pokladník nemusí hádat.
3. Kdo zapomene, dostane první a po čase druhou upomínku. Kdo zrovna nemůže, ať se ozve: domluvíme se.
4. Doživotní členové příspěvek neplatí.

## 5. Nášivky

1. Nášivky patří klubu. Člen je má svěřené, dokud je členem.
2. Nášivku nepůjčuj, neprodávej a nenech ji ležet, kde ji může vzít někdo cizí. Ztrátu hlas hned.
3. Při odchodu nebo vyloučení vrátíš obě nášivky supervizorovi do třiceti dnů.

## 6. Jízda

1. Na klubovou jízdu přijeď včas, bez alkoholu v krvi, s plnou nádrží a s motorkou v pořádku.
2. Ve skupině jedeme cikcak, držíme odstup a nepředjíždíme se. Tempo určuje vedoucí jízdy, poslední jede
   zkušený zadní jezdec.
3. Pokyny vedoucího jízdy platí pro všechny, i pro Presidenta.
4. Nikoho nenecháváme na krajnici. Kdo zastaví s poruchou, čeká s ním zadní jezdec.
5. Kdo ohrozí druhé, s námi ten den dál nejede.

## 7. Odchod a vyloučení

1. Odejít můžeš kdykoli. Napiš to sekretáři, vrať nášivky a vyrovnej, co dlužíš.
2. Klub může vyloučit toho, kdo hrubě nebo opakovaně porušuje stanovy, nebo nezaplatí příspěvek ani po druhé
   upomínce. Rozhoduje schůze a dotyčný má právo se předtím vyjádřit.
3. Proti vyloučení se lze do třiceti dnů odvolat k výroční schůzi.

## 8. Závěr

Stanovy mění jen výroční schůze dvoutřetinovou většinou přítomných. Po každé změně tě systém vyzve,
ať si je znovu přečteš a potvrdíš.
`

export const RULES_EN = `# Rules of the Moravští jezdci club

The club holds us together on the road and off it. These rules are short on purpose: everybody reads all of them
and everybody understands them alike.

## 1. Who we are

1. Moravští jezdci are people who ride motorcycles together around Moravia and beyond.
2. The club has three divisions: Hranice, Šumperk and Olomouc. Each meets once a week, the whole club at least once
   a year at the annual meeting.
3. The annual meeting decides everything that matters. Between meetings the club is led by the President with the
   officers: secretary, membership officer, treasurer, supervisor and Road Captain.

## 2. Membership

1. Anyone who is eighteen, holds a motorcycle licence and is recommended by one of us can become a member.
2. The secretary decides on an application after talking to the division. You get the decision by e-mail.
3. A new member first rides with us, so that we get to know each other. Then come the ritual and the front patch,
   and after another season together the big back patch.
4. Lifetime membership is given by the annual meeting to those who did something extraordinary for the club.

## 3. Rights and duties

- You may ride at all club events, speak at meetings, vote and stand for office.
- You may know how the club keeps its money: the treasurer presents the accounts once a year and whenever asked.
- You look after the club's good name. Whoever wears our patch speaks for all of us.
- You keep your details in the system true, above all your phone and your emergency contact.
- We settle disputes face to face, then in the division, at last at a meeting. Never on the road or on the internet.

## 4. Fees

1. The yearly fee is CZK 1,200, due on 31 January. Those who join during the year pay within three weeks of the request.
2. Pay to the club's account under your own variable symbol, so that the treasurer need not guess.
3. Whoever forgets gets a first and later a second reminder. Whoever cannot pay just now should say so: we will agree.
4. Lifetime members pay no fee.

## 5. Patches

1. Patches belong to the club. A member is entrusted with them for as long as they are a member.
2. Do not lend, sell or leave a patch where a stranger may take it. Report a loss at once.
3. On leaving or exclusion you return both patches to the supervisor within thirty days.

## 6. Riding

1. Come to a club ride on time, sober, with a full tank and a motorcycle in order.
2. In the group we ride staggered, keep our distance and do not overtake each other. The leader sets the pace, an
   experienced sweep rides last.
3. The leader's instructions bind everybody, the President too.
4. We leave nobody at the roadside. The sweep waits with whoever has broken down.
5. Whoever endangers others does not ride on with us that day.

## 7. Leaving and exclusion

1. You may leave at any time. Write to the secretary, return the patches and settle what you owe.
2. The club may exclude whoever breaks the rules grossly or repeatedly, or does not pay even after the second
   reminder. A meeting decides, and the person has the right to be heard first.
3. An exclusion can be appealed to the annual meeting within thirty days.

## 8. In closing

Only the annual meeting changes these rules, by two thirds of those present. After each change the system asks you to
read and confirm them again.
`
