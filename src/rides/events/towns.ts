/** Where riders in Czechia pass, larger places first: so that a map without foreign tiles still says where it is. */
const PLACES = `
Praha 50.09 14.42;Brno 49.19 16.61;Ostrava 49.83 18.29;Plzeň 49.75 13.38;Liberec 50.77 15.06;Olomouc 49.59 17.25
České Budějovice 48.97 14.47;Hradec Králové 50.21 15.83;Ústí nad Labem 50.66 14.04;Pardubice 50.04 15.78;Zlín 49.23 17.67
Jihlava 49.40 15.59;Karlovy Vary 50.22 12.89;Opava 49.94 17.90;Frýdek-Místek 49.69 18.35;Děčín 50.78 14.21;Teplice 50.64 13.83
Prostějov 49.47 17.11;Přerov 49.46 17.45;Chomutov 50.46 13.42;Most 50.50 13.64;Kladno 50.15 14.10;Mladá Boleslav 50.41 14.90
Třebíč 49.21 15.88;Tábor 49.41 14.66;Znojmo 48.86 16.05;Příbram 49.69 14.01;Cheb 50.08 12.37;Trutnov 50.56 15.91
Kolín 50.03 15.20;Písek 49.31 14.15;Kroměříž 49.30 17.39;Šumperk 49.97 16.97;Vsetín 49.34 18.00;Uherské Hradiště 49.07 17.46
Břeclav 48.76 16.88;Hodonín 48.85 17.13;Český Těšín 49.75 18.60;Krnov 50.09 17.70;Litoměřice 50.53 14.13;Nový Jičín 49.59 18.01
Chrudim 49.95 15.80;Strakonice 49.26 13.90;Havlíčkův Brod 49.61 15.58;Klatovy 49.40 13.30;Jindřichův Hradec 49.14 15.00
Vyškov 49.28 17.00;Kutná Hora 49.95 15.27;Žďár nad Sázavou 49.56 15.94;Blansko 49.36 16.64;Náchod 50.42 16.16;Mělník 50.35 14.47
Valašské Meziříčí 49.47 17.97;Hranice 49.55 17.73;Svitavy 49.76 16.47;Česká Lípa 50.69 14.54;Bruntál 49.99 17.46
Jičín 50.44 15.35;Rožnov pod Radhoštěm 49.46 18.14;Benešov 49.78 14.69;Beroun 49.96 14.07;Louny 50.36 13.80;Domažlice 49.44 12.93
Pelhřimov 49.43 15.22;Rakovník 50.10 13.73;Česká Třebová 49.90 16.44;Turnov 50.59 15.16;Boskovice 49.49 16.66;Zábřeh 49.88 16.87
Jeseník 50.23 17.20;Šternberk 49.73 17.30;Uničov 49.77 17.12;Litovel 49.70 17.07;Mohelnice 49.78 16.92;Český Krumlov 48.81 14.32
Prachatice 49.01 14.00;Vrchlabí 50.63 15.61;Moravská Třebová 49.76 16.66;Litomyšl 49.87 16.31;Polička 49.71 16.27
Holešov 49.33 17.58;Frenštát pod Radhoštěm 49.55 18.21;Kopřivnice 49.60 18.14;Lipník nad Bečvou 49.53 17.59;Rýmařov 49.93 17.27
Velké Meziříčí 49.36 16.01;Uherský Brod 49.03 17.65;Mikulov 48.81 16.64;Třeboň 49.00 14.77;Sušice 49.23 13.52;Telč 49.18 15.45
Vimperk 49.06 13.77;Tišnov 49.35 16.42;Bystřice pod Hostýnem 49.40 17.67;Odry 49.66 17.83;Vítkov 49.77 17.75;Konice 49.59 16.89
Luhačovice 49.10 17.76;Hanušovice 50.08 16.94;Zlaté Hory 50.26 17.40;Vrbno pod Pradědem 50.12 17.38;Štramberk 49.59 18.12
Plumlov 49.47 17.01;Bouzov 49.70 16.89;Velké Losiny 50.03 17.04;Karlova Studánka 50.07 17.31;Červenohorské sedlo 50.13 17.15
Skřítek 49.99 17.16;Vidly 50.11 17.26;Pustevny 49.49 18.27;Bumbálka 49.39 18.40;Železná Ruda 49.14 13.24;Špindlerův Mlýn 50.73 15.61`

export type Town = { readonly name: string; readonly lat: number; readonly lon: number }

export const TOWNS: readonly Town[] = PLACES.split(/[;\n]/).flatMap((line) => {
  const [, name, lat, lon] = /^(.+) (\S+) (\S+)$/.exec(line) ?? []
  return name ? [{ name, lat: Number(lat), lon: Number(lon) }] : []
})
