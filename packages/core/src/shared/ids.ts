declare const kind: unique symbol

/** The monitor's number of one thing. Two kinds of ids do not mix. */
export type Id<Kind extends string> = number & { readonly [kind]: Kind }

export type UserId = Id<'user'>
export type CompanyId = Id<'company'>
export type CarrierId = Id<'carrier'>
export type ClassificationId = Id<'classification'>
export type RuleSetId = Id<'rule-set'>
export type RuleOverrideId = Id<'rule-override'>
export type SubscriptionId = Id<'subscription'>
export type ConnectionId = Id<'connection'>
export type AreaId = Id<'area'>

/**
 * Reads an id from its number or its text in an address.
 *
 * Refuses: anything but a whole number from 1 that a number holds exactly gives undefined.
 */
export const parseId = <Kind extends string>(text: string | number): Id<Kind> | undefined => {
  const value = typeof text === 'number' ? text : /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) && value > 0 ? (value as Id<Kind>) : undefined
}
