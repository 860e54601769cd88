import { momentOn } from '../src/ground/values/moment.ts'
import { LAW } from '../src/meetings/calling/rules.ts'
import type { MeetingRecord, PointRecord, Stay, VoteRecord } from '../src/meetings/minutes/record.ts'

export const at = (time: string) => momentOn('2026-03-10', time)

export const stay = (memberId: number, from: string, to: string | null = '20:40', votes = true): Stay => ({
  memberId,
  name: `Člen ${memberId}`,
  votes,
  cameAt: at(from),
  leftAt: to === null ? null : at(to),
})

export const VOTE: VoteRecord = {
  round: 1,
  way: 'hand',
  majority: 'present',
  state: 'closed',
  candidates: [],
  seats: 1,
  openedAt: at('19:10'),
  closedAt: at('19:14'),
  present: 3,
  presentTyped: false,
  quietDoors: 0,
  represented: 0,
  entitled: 5,
  needed: 2,
  isQuorate: true,
  rights: null,
  votesCast: 3,
  abstained: 1,
  counts: [2, 0],
  outcome: 'passed',
  elected: [],
  annulled: null,
  resolution: '1/2026',
}

export const POINT: PointRecord = {
  title: 'Rozpočet',
  kind: 'decide',
  wording: 'Schvaluje se rozpočet.\n\nPlatí od ledna.',
  presenter: 'Pokladník',
  documentTitle: 'Návrh rozpočtu',
  isLate: false,
  votes: [VOTE],
}

export const RECORD: MeetingRecord = {
  title: 'Výroční schůze',
  place: 'Klubovna',
  startsAt: at('18:00'),
  rules: LAW,
  calledBy: 'Jana Sekretářka',
  calledAt: momentOn('2026-02-01', '18:30'),
  asked: null,
  shortNotice: null,
  substituteOf: null,
  invited: {
    total: 7,
    posted: 5,
    firstPostedAt: momentOn('2026-02-01', '18:31'),
    lastPostedAt: momentOn('2026-02-01', '18:40'),
    pushed: 0,
    firstPushedAt: null,
    lastPushedAt: null,
    handed: 1,
    firstHandedOn: '2026-02-03',
    lastHandedOn: '2026-02-03',
    late: 0,
    unproved: 1,
  },
  openedAt: at('18:05'),
  openedBy: 'Karel Předseda',
  endedAt: at('20:40'),
  endedBy: 'Karel Předseda',
  chair: 'Karel Předseda',
  recorder: 'Eva Zapisovatelka',
  verifiers: ['Petr Ověřovatel', 'Olga Ověřovatelka'],
  entitled: 5,
  without: 2,
  presence: [
    stay(1, '18:00'),
    stay(2, '18:10'),
    stay(3, '18:20'),
    stay(4, '18:30', '19:00'),
    stay(9, '18:00', '20:40', false),
  ],
  proxies: [],
  points: [POINT],
}
