/** What an alert may be about; the last three accuse brokers. Source: section 3, "Alert categories". */
export const CATEGORIES = [
  'double_brokering',
  'identity_theft',
  'hostage_load',
  'stolen_assets',
  'trailer_misuse',
  'back_soliciting',
  'unresolved_insurance_claims',
  'change_in_ownership',
  'no_payment',
  'slow_payment',
  'wrongful_rate_reduction',
] as const

/** The brand that an alert was raised on. */
export const SITES = ['main', 'watchdog'] as const
