import type { RuleFinding } from '@fairhaul/core'

/** A finding in which "not too old" and "read" are one thing each, however they are written. */
export const withAge = (finding: RuleFinding): RuleFinding => ({
  ...finding,
  olderThanDays: finding.olderThanDays ?? null,
  unread: finding.unread ?? null,
})
