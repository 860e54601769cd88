// The first three are the specification's, to the letter.
export const eventRefusals = {
  sign_in_to_register: {
    status: 401,
    cs: 'Pro registraci se musíte nejdříve přihlásit',
    en: 'You must sign in before you can register',
  },
  no_member_card: {
    status: 403,
    cs: 'Nemáte členský profil potřebný pro registraci',
    en: 'You have no member profile, which registration needs',
  },
  already_registered: {
    status: 409,
    cs: 'Již jste na tuto akci registrován/a',
    en: 'You are already registered for this event',
  },
  already_waiting: {
    status: 409,
    cs: 'Už stojíš mezi náhradníky. Až se uvolní místo, napíšeme ti.',
    en: 'You are on the waiting list already. We write to you when a place is free.',
  },
  not_registered: {
    status: 409,
    cs: 'Na téhle akci mezi přihlášenými nejsi.',
    en: 'You are not registered for this event.',
  },
  event_of_meeting: {
    status: 409,
    cs: 'Kdy a kde je schůze, stojí v pozvánkách. Změníš to jen v Schůzích: zruš ji a svolej znovu.',
    en: 'When and where the meeting is stands in its invitations. Change it under Meetings only: cancel it and call it again.',
  },
  event_cancelled: { status: 409, cs: 'Akce je zrušená.', en: 'The event is cancelled.' },
  crew_not_in_club: {
    status: 409,
    cs: 'Jeho členství je uzavřené, akci vést nemůže.',
    en: 'This person’s membership is closed, so they cannot lead an event.',
  },
  not_captain: {
    status: 403,
    cs: 'Kapitánský telefon má jen ten, kdo jízdu vede, zavírá nebo na ní pomáhá, od dvou dnů před začátkem do 48 hodin po konci.',
    en: 'Only whoever leads, sweeps or helps has the captain’s phone, from two days before the start until 48 hours after the end.',
  },
  act_overtaken: {
    status: 409,
    cs: 'Jiný kapitán to zapsal později a jinak, platí jeho záznam.',
    en: 'Another captain noted it later and otherwise; the later note counts.',
  },
  act_too_late: {
    status: 409,
    cs: 'Přišlo víc než 48 hodin poté, co jsi to ťukl. Zapiš to znovu, pokud to pořád platí.',
    en: 'It came more than 48 hours after it was done. Do it again if it is still true.',
  },
  emergency_closed: {
    status: 409,
    cs: 'Nouzové kontakty jsou otevřené od dvou hodin před začátkem do poledne po posledním dni jízdy.',
    en: 'Emergency contacts are open from two hours before the start until noon after the last day of the ride.',
  },
  home_not_asked: {
    status: 409,
    cs: 'Na tohle se ptáme po jízdě, do 48 hodin po jejím konci. Uzavřené jízdy se to už netýká.',
    en: 'This is asked after the ride, until 48 hours after its end, and not of a closed one.',
  },
  not_grouping: {
    status: 403,
    cs: 'Skupiny rozděluje, kdo spravuje akce, a ve dnech jízdy kdo ji vede, zavírá nebo na ní pomáhá; po jejím konci už nikdo.',
    en: 'Groups are made by whoever manages events, and around the ride by whoever leads, sweeps or helps; after the end by nobody.',
  },
  not_all_home: {
    status: 409,
    cs: 'Někdo z těch, kdo jeli, ještě není doma. Zavolej mu a označ ho, pak jízdu uzavři.',
    en: 'Somebody who rode is not home yet. Call them and tick them off, then close the ride.',
  },
  ride_closed: { status: 409, cs: 'Jízda už je uzavřená.', en: 'The ride is closed already.' },
  ride_not_started: {
    status: 409,
    cs: 'Jízda ještě nezačala, uzavřít ji nejde.',
    en: 'The ride has not started yet; it cannot be closed.',
  },
  event_over: { status: 409, cs: 'Akce už proběhla.', en: 'The event is over.' },
  event_started: { status: 409, cs: 'Akce už začala.', en: 'The event has started.' },
  series_goes_on: {
    status: 409,
    cs: 'Po téhle akci už v řadě další termíny jsou. Zopakuj poslední z nich.',
    en: 'There already are later dates of this series. Repeat the last of them.',
  },
  invitations_changed: {
    status: 409,
    cs: 'Seznam lidí se mezitím změnil. Podívej se na něj a potvrď ho znovu.',
    en: 'The list of people has changed meanwhile. Look at it and confirm it again.',
  },
  event_not_published: {
    status: 409,
    cs: 'Zvát jde jen na zveřejněnou akci.',
    en: 'Only a published event has invitations.',
  },
  nobody_to_invite: {
    status: 409,
    cs: 'Není koho zvát: všichni už pozvánku nebo odpověď mají.',
    en: 'There is nobody to invite: everybody is invited or has answered already.',
  },
  invited_already: { status: 409, cs: 'Pozvánku už má.', en: 'Is invited already.' },
  answered_already: { status: 409, cs: 'Už odpověděl.', en: 'Has answered already.' },
  nudged_already: {
    status: 409,
    cs: 'Připomínka už odešla, víckrát se neposílá.',
    en: 'Was reminded already; it is done once.',
  },
  answer_link_dead: {
    status: 404,
    cs: 'Odkaz už neplatí. Odpovědět můžeš po přihlášení na stránce akce.',
    en: 'The link does not work any more. You can answer on the event’s page after signing in.',
  },
  registration_not_open: {
    status: 409,
    cs: 'Registrace ještě nezačala.',
    en: 'Registration has not opened yet.',
  },
  registration_closed: { status: 409, cs: 'Registrace už skončila.', en: 'Registration is closed.' },
  cancelling_closed: {
    status: 409,
    cs: 'Odhlásit se šlo jen do konce registrace. Dej vědět vedoucímu akce.',
    en: 'You could unregister only until the end of registration. Tell the leader of the event.',
  },
  party_too_large: {
    status: 409,
    cs: 'Tolik lidí se na akci nevejde.',
    en: 'So many people do not fit in this event.',
  },
  not_on_the_list: {
    status: 409,
    cs: 'Tenhle člověk na akci přihlášený není.',
    en: 'This person is not registered for the event.',
  },
  card_not_ours: {
    status: 422,
    cs: 'Tohle není kód naší členské karty.',
    en: 'This is not the code of our member card.',
  },
  only_drafts_are_deleted: {
    status: 409,
    cs: 'Smazat jde jen koncept. Zveřejněnou akci zruš.',
    en: 'Only a draft can be deleted. Cancel an event that was published.',
  },
  drafts_are_deleted: {
    status: 409,
    cs: 'Koncept se neruší, smaž ho.',
    en: 'A draft is not cancelled, delete it.',
  },
  gpx_unreadable: {
    status: 422,
    cs: 'V souboru není trasa. Nahraj GPX do 5 MB, s tratí nebo trasou o aspoň dvou bodech.',
    en: 'There is no route in the file. Upload a GPX of up to 5 MB with a track or a route of at least two points.',
  },
  gpx_lies: {
    status: 422,
    cs: 'Tahle trasa nemůže být pravda: vede mimo mapu, výš než hory, nebo dál než 10 000 km. Nahraj jiné GPX.',
    en: 'This route cannot be true: it leads off the map, above the mountains or farther than 10,000 km. Upload another GPX.',
  },
  no_room_for_more: {
    status: 409,
    cs: 'Pro další lidi už na akci místo není.',
    en: 'There is no place left for more people.',
  },
  party_already_paid: {
    status: 409,
    cs: 'Za tuhle účast už přišly peníze. Změnu počtu domluv s pokladníkem.',
    en: 'Money has come for this party already. Ask the Treasurer about changing the number.',
  },
  already_on_the_list: {
    status: 409,
    cs: 'Tenhle člověk už na seznamu je.',
    en: 'This person is on the list already.',
  },
  guests_not_welcome: {
    status: 409,
    cs: 'Tahle akce je jen pro členy.',
    en: 'This event is for members alone.',
  },
  guest_money_open: {
    status: 409,
    cs: 'Ještě tu jsou nevyřízené peníze. Zruš přihlášku, a až je vrátíme nebo srovnáme, údaje smažeš.',
    en: 'There is unsettled money. Cancel the registration; once the money is back or settled, the data can be deleted.',
  },
  too_many_questions: {
    status: 409,
    cs: 'Víc než dvacet otázek na jedné akci nemá nikdo chuť vyplňovat. Některou vyřaď.',
    en: 'Nobody answers more than twenty questions of one event. Take one away.',
  },
  cover_not_seen: {
    status: 422,
    cs: 'Tuhle fotku by všichni, kdo akci vidí, neviděli. Vyber jinou, veřejnou.',
    en: 'Not everybody who sees the event would see this photo. Choose another one, from a public album.',
  },
} as const

/** What can be wrong with one field of an event or of a registration. */
export const eventFieldWords = {
  fuel_twice: { cs: 'Na tomhle kilometru už zastávka je.', en: 'There is a stop at this kilometre already.' },
  fuel_beyond: { cs: 'Tak daleko trasa nevede.', en: 'The route does not lead that far.' },
  quota_above_capacity: { cs: 'Víc míst, než má celá akce.', en: 'More than the event has.' },
  more_names_than_seats: {
    cs: 'Jmen je víc než lidí, které bereš.',
    en: 'More names than people you bring.',
  },
  questions_changed: {
    cs: 'Otázky se mezitím změnily. Projdi je ještě jednou, co jsi napsal, zůstalo.',
    en: 'The questions have changed meanwhile. Go through them once more; what you wrote is still here.',
  },
  choice_gone: { cs: 'Tahle možnost už není, vyber jinou.', en: 'This choice is gone, take another one.' },
  not_a_number: { cs: 'Napiš číslo.', en: 'Write a number.' },
  question_answered: {
    cs: 'Na otázku už někdo odpověděl. Vyřaď ji a polož novou, odpovědi zůstanou.',
    en: 'Somebody answered the question. Take it away and ask a new one; the answers stay.',
  },
  choice_answered: {
    cs: 'Některou možnost, která tu chybí, už někdo vybral.',
    en: 'Somebody chose an option that is missing here.',
  },
  guests_need_public: { cs: 'Hosté vidí jen veřejné akce.', en: 'Guests see only public events.' },
  name_each: { cs: 'Napiš jméno každého, koho bereš.', en: 'Name everybody you bring.' },
  waiver_changed: {
    cs: 'Podmínky se mezitím změnily. Přečti si je prosím znovu.',
    en: 'The conditions have changed meanwhile. Please read them again.',
  },
  too_few_choices: { cs: 'Napiš aspoň dvě možnosti.', en: 'Write at least two choices.' },
  point_gone: { cs: 'Tady se už nescházíme.', en: 'Nobody meets here any more.' },
} as const
