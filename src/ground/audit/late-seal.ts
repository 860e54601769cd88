/** A seal this late is no accident: whoever looks after the house is told. */
export const LATE_AFTER_SECONDS = 10
