export const EVENTS_TABS = ['coming', 'month', 'past', 'drafts'] as const
export type EventsTab = (typeof EVENTS_TABS)[number]
