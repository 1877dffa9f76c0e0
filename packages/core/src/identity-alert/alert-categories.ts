/**
 * The categories of identity alerts: first those of carriers, last those of brokers.
 *
 * Source: section 3, "Alert categories", whole and in its order.
 */
export const ALERT_CATEGORIES = [
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

/** One of the eleven. Source: section 3, "Alert categories". */
export type AlertCategory = (typeof ALERT_CATEGORIES)[number]

/** What each category is called. Source: section 3, "Alert categories"; the wording is ours. */
export const ALERT_CATEGORY_LABELS: Readonly<Record<AlertCategory, string>> = {
  double_brokering: 'Double brokering',
  identity_theft: 'Identity theft',
  hostage_load: 'Hostage load',
  stolen_assets: 'Stolen cargo or equipment',
  trailer_misuse: 'Trailer misuse',
  back_soliciting: 'Back-soliciting',
  unresolved_insurance_claims: 'Unresolved insurance claims',
  change_in_ownership: 'Change in ownership',
  no_payment: 'No payment',
  slow_payment: 'Slow payment',
  wrongful_rate_reduction: 'Wrongful rate reduction',
}

/** The accused side. */
export type AlertSide = 'carrier' | 'broker'

/** What each side is called, of an alert that was raised. Source: section 3, "Alert categories"; the wording is ours. */
export const ALERT_SIDE_LABELS: Readonly<Record<AlertSide, string>> = {
  carrier: 'A carrier, or someone who uses its name',
  broker: 'A broker',
}

const BROKER_SIDE: ReadonlySet<AlertCategory> = new Set(ALERT_CATEGORIES.slice(-3))

/**
 * The accused side of a category: the last three of the eleven are a broker's, all others a carrier's.
 *
 * Source: section 3, "Alert categories".
 */
export const alertSide = (category: AlertCategory): AlertSide =>
  BROKER_SIDE.has(category) ? 'broker' : 'carrier'

/** The categories of one side, in their order. Source: section 3, "Alert categories". */
export const alertCategoriesOf = (side: AlertSide): readonly AlertCategory[] =>
  ALERT_CATEGORIES.filter(category => alertSide(category) === side)
