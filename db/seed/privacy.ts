/** The privacy notice (soukromí): what the club knows about people and why. */
export const PRIVACY_CS = `# Soukromí

Správcem údajů je klub Moravští jezdci. Tady je celé, co o tobě víme, proč a jak dlouho.

## Co evidujeme a proč

- **Jméno, přezdívka, datum narození, adresa, e-mail a telefon**: bez nich nelze členství vést ani se s tebou spojit.
- **Motorka, číslo HOG, rituál a nášivky**: patří k členství v tomto klubu.
- **Kontakt pro případ nouze**: vidí ho funkcionáři evidence a v den jízdy i ten, kdo ji vede.
- **Platby a příspěvky**: vyžaduje je účetnictví klubu.
- **Účast na akcích**: abychom věděli, kdo jede a kolik je míst.
- **Přihlášení a provedené změny**: kvůli bezpečnosti a dohledatelnosti.

## Na čem to stojí

Vedení členství je plnění dohody mezi tebou a klubem, účetnictví je zákonná povinnost a záznamy o změnách jsou náš
oprávněný zájem. **Souhlas k tomu nepotřebujeme, a proto se na něj neptáme.** Seznámení s tímto textem při přihlášce
jen potvrzuješ.

Souhlas chceme jedině pro **fotografie**, na kterých tě lze poznat. Dát ho nemusíš a odvolat ho můžeš kdykoli ve svém
profilu; fotku s tebou na požádání skryjeme i tehdy, když už byl souhlas jednou dán.

## Kdo údaje vidí

Každý jen to, co potřebuje. Ostatní členové vidí jméno, přezdívku, divizi a odznaky; telefon a e-mail jen tehdy, když to
povolíš. Platby vidí pokladník, adresu a datum narození matrikář a sekretář. Nikomu údaje neprodáváme a mimo
Evropskou unii je neposíláme. Na stránkách nejsou cizí sledovací skripty.

## Jak dlouho

Po dobu členství a tři roky po něm kvůli případným sporům, účetní doklady pět let. Zamítnutou přihlášku mažeme po
šesti měsících.

## Tvoje práva

Svoje údaje si můžeš v nastavení prohlédnout, opravit a stáhnout. Můžeš požádat o výmaz, o omezení zpracování a vznést
námitku. Napiš sekretáři na secretary@klubovna.example, odpovíme do měsíce. Stížnost přijímá Úřad pro ochranu osobních
údajů (uoou.gov.cz).

## Cookies

Používáme jen nezbytné: přihlášení a zvolený jazyk a vzhled. Proto tu není žádná lišta, kterou by bylo třeba odklikávat.
`

export const PRIVACY_EN = `# Privacy

The controller of the data is the club Moravští jezdci. Here is everything we know about you, why and for how long.

## What we keep and why

- **Name, nickname, birth date, address, e-mail and phone**: without them membership cannot be kept nor you be reached.
- **Motorcycle, HOG number, ritual and patches**: they belong to membership of this club.
- **Emergency contact**: seen by the officers who keep the cards and, on the day of a ride, by its leader.
- **Payments and fees**: required by the club's accounts.
- **Attendance at events**: so that we know who rides and how many places are left.
- **Sign-ins and changes made**: for safety and so that things can be traced.

## What it rests on

Keeping your membership is performance of the agreement between you and the club, accounting is a legal duty, and the
record of changes is our legitimate interest. **We need no consent for that, and so we do not ask for it.** In the
application you only acknowledge this text.

Consent is asked for **photographs** on which you can be recognised, and for nothing else. You need not give it and can
withdraw it at any time in your profile; we hide a photograph of you on request even if you consented before.

## Who sees the data

Everybody only what they need. Other members see your name, nickname, division and badges; phone and e-mail only if you
allow it. The treasurer sees payments, the membership officer and the secretary your address and birth date. We sell
data to nobody and send none outside the European Union. There are no foreign tracking scripts on this site.

## How long

While you are a member and three years after because of possible disputes, accounting records for five years. A refused
application is deleted after six months.

## Your rights

You can see, correct and download your data in the settings. You can ask for erasure or restriction and object to
processing. Write to the secretary at secretary@klubovna.example, we answer within a month. Complaints are received by
the Office for Personal Data Protection (uoou.gov.cz).

## Cookies

Only necessary ones: your sign-in and the chosen language and look. That is why there is no banner to click away.
`
