// Written by npm run terms from packages/core/src/rules/unread-text.ts: change it there.
import { formatCalendarDate } from './calendar-date.ts'
import { fileTerm } from './source-text.ts'
import type { UnreadFile } from './unread-file.ts'

/** Whether the term for a file is of several: "revocations". Source: section 4, "Rule label"; the wording is ours. */
const isPlural = (term: string): boolean => term.endsWith('s') && !term.endsWith('census')

/**
 * Why a file does not tell all of a carrier: "insurance history not read yet", "out-of-service orders read to Nov 18, 2026
 * only", "a row of this carrier in the insurance history could not be read".
 *
 * Source: section 4, "Rule label"; the wording is ours.
 */
export const unreadText = ({ source, why, asOf }: UnreadFile): string => {
  const term = fileTerm(source)
  switch (why) {
    case 'never':
      return `${term} not read yet`
    case 'late':
      return `${term} read to ${asOf === null ? 'a day not on record' : formatCalendarDate(asOf)} only`
    case 'refused':
      return `a row of this carrier in the ${term} could not be read`
    case 'added_later':
      return `added after the ${term} ${isPlural(term) ? 'were' : 'was'} last read`
  }
}

/** The same where there is little room. */
const SHORT_TEXTS: Readonly<Record<UnreadFile['why'], string>> = {
  never: 'file not read',
  added_later: 'not read since added',
  refused: 'row not readable',
  late: 'file out of date',
}

/** Why a file does not tell all of a carrier, where there is little room: "file not read". Source: section 4, "Rule label". */
export const shortUnreadText = ({ why }: UnreadFile): string => SHORT_TEXTS[why]
