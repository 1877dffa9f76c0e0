import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const RATINGS: Readonly<Record<string, { result: 'pass' | 'fail'; value: string }>> = {
  S: { result: 'pass', value: 'Satisfactory' },
  C: { result: 'fail', value: 'Conditional' },
  U: { result: 'fail', value: 'Unsatisfactory' },
}

/** Satisfactory, or never rated, which most carriers are. Unrated is known only where a safety record is on hand. */
export const safetyRating: Rule = ({ safety }) => {
  const found = { source: SOURCES.safety, as_of: safety.as_of }
  if (safety.rating === null)
    return safety.as_of === null
      ? { ...found, result: 'incomplete', value: NOT_ON_RECORD }
      : { ...found, result: 'pass', value: 'Unrated' }
  return {
    ...found,
    ...(RATINGS[safety.rating] ?? { result: 'incomplete', value: `rating ${safety.rating}` }),
  }
}
