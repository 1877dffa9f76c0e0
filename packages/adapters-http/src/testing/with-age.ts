import type { RuleFinding } from '@fairhaul/core'

/** A finding in which "not too old" is one thing, however it is written. */
export const withAge = (finding: RuleFinding): RuleFinding => ({
  ...finding,
  olderThanDays: finding.olderThanDays ?? null,
})
