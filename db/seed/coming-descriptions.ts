export const COMING_DESCRIPTIONS = {
  stramberk: `Krátká sobotní jízda za štramberskými uchy. Jedeme **ve dvou skupinách**, pomalejší vyráží první.

- tempo klidné, zastávka každých 60 km
- oběd na náměstí, kdo chce, vyjde na Trúbu
- za mokra jedeme taky, za náledí ne`,
  meeting: `Pravidelné setkání celého klubu.

1. stav příspěvků a pokladny
2. plán jízd
3. nové přihlášky
4. různé`,
  firstAid: `Sobota se záchranáři: sundání přilby, masáž srdce, tepenné krvácení, co do lékárničky.

Prakticky, na zemi, ve starých kalhotách. **Míst je málo, protože figuríny jsou čtyři.** Kdo nemůže, ať se odhlásí,
ať může přijít někdo z čekajících.`,
  macocha: `Večerní jízda s návratem za tmy.

*Zrušeno kvůli uzavírce silnice přes Sloup, náhradní termín oznámíme.*`,
  party: `Posezení v klubovně, guláš z kotle, kytary vítány.

Kdo spí v klubovně, vezme si spacák. Auta nechte u nádraží, dvůr patří motorkám.`,
  hana: `Bouzov, Konice, Plumlov a zpátky přes Prostějov.

Prohlídka hradu je objednaná pro třicet lidí, proto je počet míst omezený **včetně spolujezdců**.`,
  hospice: `Jedeme společně pro hospic na Valašsku. Startovné není, do kasičky dá každý, kolik chce.

- sraz na náměstí, odjezd v koloně s doprovodem
- v cíli káva, koláče a předání výtěžku
- vítáni jsou i jezdci mimo klub`,
  jeseniky: `Dvě noci na chatě, v sobotu celý okruh přes Červenohorské sedlo, v neděli zpátky údolími.

V ceně je ubytování s polopenzí. Platbu najdeš po přihlášení mezi svými platbami, **uhraď ji dva týdny předem**.`,
  beskydy: `Celodenní jízda na Pustevny a zpátky přes Štramberk. Stoupání přes tisíc metrů, zatáčky nejlepší v kraji.

Přihlašování otevřeme později, ať se dostane na všechny divize stejně.`,
  alps: `Rozpracováno: trasa, noclehy a trajekt přes jezero. Čeká se na ceny chat.`,
} as const
