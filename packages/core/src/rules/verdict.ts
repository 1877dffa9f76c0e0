/**
 * The label that a rule, a category or a whole carrier shows; it is also its words.
 *
 * Source: section 4, "Rule label".
 */
export type Verdict = 'Fail' | 'Incomplete' | 'Override' | 'Pass'

/**
 * The order in which one label hides the others: the first of these that occurs is the label of them all.
 *
 * Source: section 4, "Category and overall status".
 */
export const WORST_FIRST: readonly Verdict[] = ['Fail', 'Incomplete', 'Override', 'Pass']

/** The place of each label in that order, from 0 for the worst. Source: section 4, "Category and overall status". */
export const VERDICT_RANKS: Readonly<Record<Verdict, number>> = {
  Fail: 0,
  Incomplete: 1,
  Override: 2,
  Pass: 3,
}

/**
 * The worst of some labels.
 *
 * Empty: Pass, for nothing stands against the carrier.
 * Source: section 4, "Category and overall status".
 */
export const worstVerdict = (labels: readonly Verdict[]): Verdict =>
  WORST_FIRST.find(label => labels.includes(label)) ?? 'Pass'

/** The one of two labels that hides the other. Source: section 4, "Category and overall status". */
export const worseOf = (one: Verdict, other: Verdict): Verdict => worstVerdict([one, other])

/**
 * Whether a carrier with this status may be worked with: it passes, or what it does not pass was accepted.
 *
 * Empty: null, nothing was assessed, is no pass.
 * Source: section 4, "Assessment buckets". Choice: an override is an accepted exception, so it counts as passed.
 */
export const isPassed = (status: Verdict | null): boolean => status === 'Pass' || status === 'Override'
