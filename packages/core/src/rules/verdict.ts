/** The label that a rule, a category or a whole carrier shows. Source: section 4, "Displayed label". */
export type Verdict = 'Fail' | 'Incomplete' | 'Override' | 'Pass'

/**
 * The order in which one label hides the others. Source: section 4: "Category status is Fail if any rule fails, else
 * Incomplete if any is incomplete, else Override if any, else Pass."
 */
export const WORST_FIRST: readonly Verdict[] = ['Fail', 'Incomplete', 'Override', 'Pass']

/** The place of each label in that order, from 0 for the worst. */
export const VERDICT_RANKS: Readonly<Record<Verdict, number>> = {
  Fail: 0,
  Incomplete: 1,
  Override: 2,
  Pass: 3,
}

export const worseOf = (one: Verdict, other: Verdict): Verdict =>
  VERDICT_RANKS[one] <= VERDICT_RANKS[other] ? one : other

/** The worst of some labels. Empty: Pass, for nothing stands against the carrier. */
export const worstVerdict = (labels: readonly Verdict[]): Verdict => labels.reduce(worseOf, 'Pass')
