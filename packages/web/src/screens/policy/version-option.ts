import { formatCalendarDate, type PolicyVersion, policyVersionStart } from '@fairhaul/core'

/** A version where it is chosen: "Version 3, Nov 30, 2026". */
export const versionOption = (version: PolicyVersion): string =>
  `Version ${version.number}, ${formatCalendarDate(policyVersionStart(version))}`
