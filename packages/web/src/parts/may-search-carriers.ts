import type { CurrentUser } from '@fairhaul/core'

/** Whether a box to search carriers leads anywhere: a watchdog plan may leave it out. Section 4, "Navigation guard". */
export const maySearchCarriers = ({ paywall, watchdogLimits }: CurrentUser): boolean =>
  !paywall.isWatchdog || watchdogLimits.canCarrierSearch
