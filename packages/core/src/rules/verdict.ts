/**
 * The label of a rule, a category or a whole carrier; it is also the displayed text.
 *
 * Source: section 4, "Rule label".
 */
export type Verdict = 'Fail' | 'Incomplete' | 'Override' | 'Pass'

/**
 * The precedence of labels: the first of these that occurs is the label of all.
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
 * Empty: Pass, as nothing speaks against the carrier.
 * Source: section 4, "Category and overall status".
 */
export const worstVerdict = (labels: readonly Verdict[]): Verdict =>
  WORST_FIRST.find(label => labels.includes(label)) ?? 'Pass'

/** The one of two labels with precedence. Source: section 4, "Category and overall status". */
export const worseOf = (one: Verdict, other: Verdict): Verdict => worstVerdict([one, other])

/**
 * Whether a carrier with this status may be worked with: it passes, or its failures were accepted.
 *
 * Empty: null, nothing was assessed, is no pass.
 * Source: section 4, "Assessment buckets". Choice: an override is an accepted exception, so it counts as passed.
 */
export const isPassed = (status: Verdict | null): boolean => status === 'Pass' || status === 'Override'
