import type { CalendarDate } from './calendar-date.ts'

/** Characters of a file's name before its day, at most. */
const NAME_MAX = 80

/**
 * The name of a file: what it holds in plain letters that every system takes, then the day:
 * "dallas-tx-75201-to-atlanta-ga-30301-2026-11-21.csv".
 *
 * Empty: "export" for words without a plain letter or digit.
 * Source: section 4, "Notices"; the words are ours.
 */
export const exportFileName = (title: string, today: CalendarDate): string => {
  const plain = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').slice(0, NAME_MAX)
  const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? 'export'
  return `${name}-${today}.csv`
}
