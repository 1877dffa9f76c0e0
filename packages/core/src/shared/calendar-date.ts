/**
 * A day without a time or a zone, as `YYYY-MM-DD`: the same text wherever it is read.
 */
export type CalendarDate = `${number}-${number}-${number}`
