/** What officers write down about people for themselves. */
export const NOTES = [
  'Na schůzky jezdí vlakem, motorku šetří na víkendy.',
  'Umí svařovat, pomůže s výstavou i s přívěsem.',
  'Alergie na včelí bodnutí, v brašně vozí pero s adrenalinem.',
  'Platí vždycky až po první upomínce, ale platí.',
  'Volat raději po páté odpoledne, pracuje na směny.',
  'Nabízí dodávku pro doprovodné vozidlo.',
  'Jezdí opatrně, ve skupině patří dozadu k zadnímu jezdci.',
  'Podle domluvy letos pomůže s pokladnou na srazu.',
  'Ve skupině jezdí rychle, promluvit si před další vyjížďkou.',
  'Po operaci kolene, letos jen kratší trasy.',
  'Má klíče od klubovny, předávací list je u sekretáře.',
  'Přispívá pravidelně na dětský domov, nechce to zveřejňovat.',
  'Ztratil se předávací list k nášivce, dořešit na výroční schůzi.',
  'Zná starostu v Hranicích, pomůže s povolením náměstí.',
  'Na delší cesty vozí Stanleyho, fotky posílá sekretáři.',
  'Dobře vaří, počítat s gulášem na zahájení sezony.',
  'Hlásí stěhování, ověřit adresu v příštím roce.',
  'Změna telefonu ověřena osobně.',
  'Zapůjčená klubová vesta, vrátit po ukončení sezony.',
  'Vede začátečníky na cvičné jízdě, trpělivá ruka.',
  'Potřebuje potvrzení o členství pro zaměstnavatele.',
  'Díly z ciziny pro tři další členy jsou vyúčtované.',
] as const

export const NOTE_ON_PROBATION = 'Zkušební doba, patrona má v divizi. Vyhodnotit po třech společných jízdách.'
export const NOTE_ON_KARDAN =
  'Opravuje ostatním kardany zadarmo, proto ta přezdívka. Kandidát na zadního jezdce.'

export const EXCLUSION_REASONS = [
  'Opakovaně neuhrazené příspěvky a nezájem o klub po dvou letech upomínek.',
  'Hrubé porušení pravidel jízdy ve skupině, rozhodla členská schůze.',
  'Vystupování jménem klubu bez pověření, po opakovaném napomenutí.',
] as const

export const ARCHIVE_REASONS = [
  'Vystoupení na vlastní žádost.',
  'Konec s motorkou a stěhování z kraje.',
  'Ukončení členství dohodou.',
] as const
export const ARCHIVE_REASON_OF_DECEASED = 'Zemřel. Čest jeho památce.'

export const SOLVED_NOTES = [
  'Obě nášivky vráceny osobně na schůzi, převzal supervizor.',
  'Nášivky zaslány doporučeně, jsou ve skříni v klubovně.',
] as const
export const SOLVED_NOTE_OF_DECEASED = 'Nášivky zůstaly rodině na památku, schválila výroční schůze.'
