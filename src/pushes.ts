import { notePushed } from './meetings/calling/post-invitations.server.ts'
import type { Pushes } from './ground/push/notes.server.ts'

const toEvent = ({ eventId }: Readonly<Record<string, unknown>>) => `/akce/${Number(eventId)}`
const toMeeting = ({ meetingId }: Readonly<Record<string, unknown>>) =>
  `/admin/membership/meetings/${Number(meetingId)}`
const to = (path: string) => () => path

// What a device is told beside a letter, by the letter's name. Nothing of it says who, where or how much.
export const PUSHES: Pushes = {
  'event-invitation': { topic: 'invitation', path: toEvent },
  'event-nudge': { topic: 'invitation', path: toEvent },
  'event-changed': { topic: 'change', path: toEvent },
  'event-changed-declined': { topic: 'change', path: toEvent },
  'event-cancelled': { topic: 'change', path: toEvent },
  'event-removed': { topic: 'change', path: toEvent },
  'event-moved-up': { topic: 'place', path: toEvent },
  'meeting-invitation': { topic: 'invitation', path: toMeeting, afterTold: notePushed },
  'meeting-cancelled': { topic: 'change', path: toMeeting },
  'rollam-proposal': { topic: 'invitation', path: to('/admin/membership/rollam') },
  'payment-received': { topic: 'payment', path: to('/admin/membership') },
  'applications-arrived': { topic: 'queue', path: to('/admin/applications') },
  'hide-request': { topic: 'queue', path: to('/gallery/requests') },
  'event-refund': { topic: 'queue', path: to('/admin/fees/refunds') },
  'reminders-planned': { topic: 'queue', path: to('/admin/fees/automatic') },
  'reminders-unread': { topic: 'queue', path: to('/admin/fees/automatic') },
  'bank-stopped': { topic: 'queue', path: to('/admin/fees') },
  'bank-token-expiring': { topic: 'queue', path: to('/admin/fees') },
}
