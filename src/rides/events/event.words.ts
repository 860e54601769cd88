import { defineWords } from '../../ground/values/words.ts'

export const eventWords = defineWords({
  kindRide: { cs: 'Vyjížďka', en: 'Ride' },
  kindMeeting: { cs: 'Schůze', en: 'Meeting' },
  kindParty: { cs: 'Večírek', en: 'Party' },
  kindCharity: { cs: 'Charita', en: 'Charity' },
  kindOther: { cs: 'Jiná akce', en: 'Other event' },

  cancelled: { cs: 'Zrušeno', en: 'Cancelled' },
  past: { cs: 'Už proběhlo', en: 'Already over' },
  opensLater: { cs: 'Registrace od {day}', en: 'Registration from {day}' },
  closed: { cs: 'Registrace skončila', en: 'Registration closed' },
  full: { cs: 'Plno', en: 'Full' },
  openUntil: { cs: 'Registrace do {day}', en: 'Registration until {day}' },
  free: {
    cs: { one: 'Zbývá {count} místo', few: 'Zbývají {count} místa', other: 'Zbývá {count} míst' },
    en: { one: '{count} place left', other: '{count} places left' },
  },
  members: { cs: 'Jen pro členy', en: 'Members only' },
  public: { cs: 'Otevřeno veřejnosti', en: 'Open to everybody' },

  kilometres: { cs: '{km}\u00a0km', en: '{km}\u00a0km' },
  climb: { cs: 'převýšení {metres}\u00a0m', en: '{metres}\u00a0m of climbing' },
  hours: { cs: 'asi {hours}\u00a0h jízdy', en: 'about {hours}\u00a0h of riding' },

  clubCalendar: { cs: '{club}: akce', en: '{club}: events' },
  myCalendar: { cs: '{club}: kam jedu', en: '{club}: where I go' },

  title: { cs: 'Akce', en: 'Events' },
  lead: {
    cs: 'Vyjížďky, schůze a večery v klubovně. Kde je napsáno „otevřeno veřejnosti“, tam můžeš přijet i ty.',
    en: 'Rides, meetings and evenings at the clubhouse. Where it says ‘open to everybody’, come along.',
  },
  comingTitle: { cs: 'Co nás čeká', en: 'Coming up' },
  nothingComing: {
    cs: 'Teď nic neplánujeme. Nakoukni za pár dní, nebo se podívej, kde jsme byli.',
    en: 'Nothing is planned right now. Look again in a few days, or see where we have been.',
  },
  toGallery: { cs: 'Do galerie', en: 'To the gallery' },
  pastTitle: { cs: 'Co už bylo', en: 'What has been' },
  pastYears: { cs: 'Vyber rok', en: 'Choose a year' },
  moreForMembers: {
    cs: 'Tohle jsou akce pro veřejnost. Členové po přihlášení vidí i ty klubové.',
    en: 'These are the public events. Members who sign in see those of the club too.',
  },
})
