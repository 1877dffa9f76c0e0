/** The features that a plan may include. Source: section 3, "Paywall". */
export const PAYWALL_FLAGS = [
  'can_api',
  'can_api_with_insights',
  'can_connect',
  'can_rule',
  'can_lane_search',
  'can_rate_confirmation',
  'can_export',
  'can_export_with_insights',
  'can_view_insights',
  'can_view_insurance_certificates',
] as const
export type PaywallFlag = (typeof PAYWALL_FLAGS)[number]

/** The columns of a plan that has the features for which `has` is true. */
export const featuresWhere = (has: (flag: PaywallFlag) => boolean): Record<PaywallFlag, boolean> =>
  Object.fromEntries(PAYWALL_FLAGS.map(flag => [flag, has(flag)])) as Record<PaywallFlag, boolean>

/** Every feature. */
export const EVERY_FEATURE = featuresWhere(() => true)
