import { counted } from '../../counted.ts'
import { type Counts, rowsOf } from './counts.ts'
import { count, duration } from './numbers.ts'

/** The counts of a file, or of all, as people read them. Kinds of which there are none are left out but the main four. */
export const countsText = (counts: Counts): string =>
  [
    `${count(counts.added)} added`,
    `${count(counts.changed)} changed`,
    `${count(counts.unchanged)} unchanged`,
    ...(counts.outdated > 0 ? [`${count(counts.outdated)} older than what is known (left as it is)`] : []),
    ...(counts.skipped > 0 ? [`${count(counts.skipped)} left aside (nothing in them is kept here)`] : []),
    `${count(counts.rejected)} rejected`,
    ...(counts.valuesLeftOut > 0 ? [`${counted(counts.valuesLeftOut, 'value')} left out`] : []),
  ].join(', ')

export const rateText = (counts: Counts, seconds: number): string =>
  `${counted(rowsOf(counts), 'row')} in ${duration(seconds)}${seconds >= 1 ? `, ${count(rowsOf(counts) / seconds)} a second` : ''}`
