import type { Turn } from './authority-turns.ts'

/** From the first day of an authority to the first day without it; null while it is in force. */
export interface AuthorityPeriod {
  readonly from: string
  readonly to: string | null
}

const LASTS = '9999-12-31'

/** The periods of one authority, by what was done to it. */
export const periodsOf = (turns: readonly Turn[]): readonly AuthorityPeriod[] => {
  const periods: AuthorityPeriod[] = []
  let from: string | null = null
  for (const turn of turns)
    if (turn.ends === null) from ??= turn.on
    else if (from !== null) {
      if (from < turn.on) periods.push({ from, to: turn.on })
      from = null
    }
  return from === null ? periods : [...periods, { from, to: null }]
}

/** Some periods, oldest first, those that overlap or touch as one. */
export const joinedPeriods = (periods: readonly AuthorityPeriod[]): readonly AuthorityPeriod[] => {
  const whole: AuthorityPeriod[] = []
  for (const period of periods.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = whole.at(-1)
    if (last === undefined || (last.to ?? LASTS) < period.from) whole.push(period)
    else if ((last.to ?? LASTS) < (period.to ?? LASTS))
      whole[whole.length - 1] = { from: last.from, to: period.to }
  }
  return whole
}
