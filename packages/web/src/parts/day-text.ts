import { calendarDateOf, formatCalendarDate } from '@fairhaul/core'

/** The day of an instant in the viewer's zone: "Mar 4, 2027". */
export const dayText = (instant: string): string => formatCalendarDate(calendarDateOf(new Date(instant)))
