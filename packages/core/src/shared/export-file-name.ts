import type { CalendarDate } from './calendar-date.ts'

/** Characters of a file name before its date, at most. */
const NAME_MAX = 80

/**
 * The file name of an export: its title in ASCII letters that every system accepts, then the date:
 * "dallas-tx-75201-to-atlanta-ga-30301-2026-11-21.csv".
 *
 * Empty: "export" for a title without an ASCII letter or digit.
 * Source: section 4, "Notices"; the wording is ours.
 */
export const exportFileName = (title: string, today: CalendarDate): string => {
  const plain = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').slice(0, NAME_MAX)
  const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? 'export'
  return `${name}-${today}.csv`
}
