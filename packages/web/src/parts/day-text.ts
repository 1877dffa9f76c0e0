import { calendarDateOf, formatCalendarDate } from '@fairhaul/core'

/** The day of an instant in the viewer's zone: "4 Mar 2027". */
export const dayText = (instant: string): string => formatCalendarDate(calendarDateOf(new Date(instant)))
