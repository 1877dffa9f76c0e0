import { type Authority, type CalendarDate, formatCalendarDate } from '@fairhaul/core'
import { type Fact, NOT_ON_RECORD } from './fact.ts'
import { spanText } from './time-span.ts'

const WORDS: Readonly<Record<string, Fact>> = {
  A: { text: 'Active', tone: 'pass' },
  I: { text: 'Inactive', tone: 'fail' },
  N: { text: 'None', tone: 'plain' },
}

/** One kind of authority. A letter that nobody knows is shown as it came. */
export const authorityKindFact = (letter: string | null): Fact =>
  letter === null ? NOT_ON_RECORD : (WORDS[letter] ?? { text: letter, tone: 'incomplete' })

/**
 * The right to carry freight for hire, which is common or contract authority; a broker's alone is none.
 *
 * Empty: not on record when neither is.
 */
export const authorityFact = ({ common, contract, broker, since }: Authority, today: CalendarDate): Fact => {
  const letters = new Set([common, contract])
  if (letters.has('A')) {
    return since === null
      ? { text: 'Active', note: 'since when is not on record', tone: 'pass' }
      : {
          text: `Since ${formatCalendarDate(since)}`,
          note: `active, ${spanText(since, today)}`,
          tone: 'pass',
        }
  }
  if (letters.has('I')) return { text: 'Inactive', tone: 'fail' }
  if (letters.has('N')) {
    return { text: 'None', ...(broker === 'A' && { note: 'broker authority only' }), tone: 'fail' }
  }
  return NOT_ON_RECORD
}
