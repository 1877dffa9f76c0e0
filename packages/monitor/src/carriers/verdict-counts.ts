import type { Outcome } from '../rules/assessment/worst-outcome.ts'

/** How many carriers have each verdict; those without one are not counted. */
export const verdictCounts = (
  counted: readonly { readonly verdict: Outcome | null; readonly count: number }[],
): Record<Outcome, number> => {
  const count = (outcome: Outcome) => counted.find(({ verdict }) => verdict === outcome)?.count ?? 0
  return {
    fail: count('fail'),
    incomplete: count('incomplete'),
    override: count('override'),
    pass: count('pass'),
  }
}
