/** The kinds of runs the Treasurer starts. */
export const GENERATE_BATCH = 'generate-fees'
export const REMIND_BATCH = 'remind-payments'
export const CASH_BATCH = 'record-cash'
export const ARCHIVE_BATCH = 'archive-payments'
