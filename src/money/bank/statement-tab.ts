export const STATEMENT_TABS = ['fresh', 'known', 'refused'] as const
export type StatementTab = (typeof STATEMENT_TABS)[number]
