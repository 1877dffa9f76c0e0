import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleOverride } from './override.ts'
import { INDEFINITE, latestOverride } from './overrides-on-a-day.ts'

/** Whether an override decides its rule's label, or why it does not. Source: section 4, "Override lifecycle". */
export type OverrideStatus = 'counts' | 'ended' | 'expired' | 'replaced'

/** Each of these in words. Source: section 4, "Override lifecycle". */
export const OVERRIDE_STATUS_TEXTS: Readonly<Record<OverrideStatus, string>> = {
  counts: 'in force',
  ended: 'ended by hand',
  expired: 'expired',
  replaced: 'replaced by a newer one',
}

/**
 * How one override stands on a day among all those of its carrier: ended before expired, expired before replaced.
 *
 * Source: section 4, "Override lifecycle"; section 4, "Rule label".
 */
export const overrideStatus = (
  override: RuleOverride,
  overrides: readonly RuleOverride[],
  today: CalendarDate,
): OverrideStatus => {
  if (!override.isActive) return 'ended'
  if (override.expiresOn < today && override.expiresOn !== INDEFINITE) return 'expired'
  return latestOverride(overrides, override)?.id === override.id ? 'counts' : 'replaced'
}
