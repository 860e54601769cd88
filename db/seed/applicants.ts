/** People who knocked on the club's door and have no card (or should not get a second one). */
export type Applicant = {
  name: readonly [firstName: string, lastName: string, nickname: string | null]
  divisionId: number | null
  motorcycle: string
  recommendedBy: string | null
  motivation: string
  daysAgo: number
}

export const WAITING: readonly Applicant[] = [
  {
    name: ['Kamil', 'Zbořil', 'Pneu'],
    divisionId: 3,
    motorcycle: 'BMW R 18, 2021',
    recommendedBy: 'Jaroslav Čech (Kardan)',
    motivation: 'Dvě sezony s vámi jezdím jako host a je mi mezi vámi dobře. Rád pomůžu s technikou.',
    daysAgo: 2,
  },
  {
    name: ['Lucie', 'Chytilová', 'Kometa'],
    divisionId: 2,
    motorcycle: 'Indian Scout, 2021',
    recommendedBy: 'Dagmar Říhová (Bouřka)',
    motivation: 'Hledám lidi, kteří jezdí s rozumem a umějí se zastavit u dobrého výhledu.',
    daysAgo: 4,
  },
  {
    name: ['Miroslav', 'Štancl', null],
    divisionId: 1,
    motorcycle: 'Honda Shadow 750, 2006',
    recommendedBy: null,
    motivation: 'Po dvaceti letech jsem se vrátil k motorce a sám už jezdit nechci.',
    daysAgo: 9,
  },
  {
    name: ['Ester', 'Ďurďáková', 'Žihadlo'],
    divisionId: 3,
    motorcycle: 'Jawa 350, 2012',
    recommendedBy: 'Šárka Blažková (Liška)',
    motivation: 'Líbila se mi charitativní jízda, chci být u další.',
    daysAgo: 11,
  },
  {
    name: ['Radovan', 'Švec', 'Dratev'],
    divisionId: 2,
    motorcycle: 'Yamaha Drag Star 650, 2003',
    recommendedBy: 'Luboš Fiala (Nýt)',
    motivation: 'Jezdím od patnácti, umím brašnařinu a rád opravím, co je z kůže.',
    daysAgo: 16,
  },
  {
    name: ['Otto', 'Chvátal', 'Expres'],
    divisionId: null,
    motorcycle: 'Triumph Bonneville, 2017',
    recommendedBy: null,
    motivation: 'Stěhuju se do Olomouce a divizi si rád vyberu podle toho, kde budu bydlet.',
    daysAgo: 23,
  },
  {
    name: ['Ludvík', 'Řeřicha', 'Polívka'],
    divisionId: 1,
    motorcycle: 'Kawasaki Vulcan 900, 2011',
    recommendedBy: 'Petr Hora (Šroub)',
    motivation: 'Kamarádi z Hranic mě přemlouvají tak dlouho, až jsem si koupil motorku.',
    daysAgo: 31,
  },
]

export const REFUSED: readonly (Applicant & { reason: string })[] = [
  {
    name: ['Gustav', 'Prchal', null],
    divisionId: 2,
    motorcycle: 'zatím žádná',
    recommendedBy: null,
    motivation: 'Chtěl bych nášivku.',
    daysAgo: 120,
    reason: 'K členství je potřeba motorka a řidičský průkaz. Až je budeš mít, ozvi se znovu.',
  },
  {
    name: ['Sandra', 'Vymětalová', 'Sandy'],
    divisionId: 3,
    motorcycle: 'Honda Rebel 500, 2020',
    recommendedBy: null,
    motivation: 'Jezdím první sezonu a hledám partu.',
    daysAgo: 210,
    reason:
      'Nikdo z divize tě zatím nezná. Přijeď na tři veřejné vyjížďky a podej přihlášku znovu, budeme rádi.',
  },
  {
    name: ['Hubert', 'Kvapil', 'Rapid'],
    divisionId: 1,
    motorcycle: 'Suzuki Intruder 800, 1998',
    recommendedBy: 'Otakar Vaněk (Kropáč)',
    motivation: 'Všichni mě znáte.',
    daysAgo: 400,
    reason: 'Divize Hranice přijetí nedoporučila.',
  },
]
