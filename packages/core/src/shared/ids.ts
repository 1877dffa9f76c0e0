declare const kind: unique symbol

/** The monitor's number of a record. The types of different kinds of ids are incompatible. */
export type Id<Kind extends string> = number & { readonly [kind]: Kind }

/** The number of a user. */
export type UserId = Id<'user'>
/** The number of a company. */
export type CompanyId = Id<'company'>
/** The number of a carrier. */
export type CarrierId = Id<'carrier'>
/** The number of a classification. */
export type ClassificationId = Id<'classification'>
/** The number of a rule set. */
export type RuleSetId = Id<'rule-set'>
/** The number of a rule override. */
export type RuleOverrideId = Id<'rule-override'>
/** The number of a check of the company's own. */
export type OwnCheckId = Id<'own-check'>
/** The number of a code that was mailed to a carrier. */
export type OwnCheckCodeId = Id<'own-check-code'>
/** The number of a subscription. */
export type SubscriptionId = Id<'subscription'>
/** The number of a connection. */
export type ConnectionId = Id<'connection'>
/** The number of an area. */
export type AreaId = Id<'area'>

/**
 * Reads an id from a number or from a text in an address. Refuses: undefined for anything but a safe whole number from
 * 1.
 */
export const parseId = <Kind extends string>(text: string | number): Id<Kind> | undefined => {
  const value = typeof text === 'number' ? text : /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) && value > 0 ? (value as Id<Kind>) : undefined
}
