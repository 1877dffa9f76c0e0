import type { AssociatedCarrier } from './associated-carrier.ts'

/**
 * Whether the portal warns of associated carriers that must not be used.
 * The toggle is named for turning off, so 0 means that it warns, and every other value that it does not.
 * Source: section 3, "Associated carriers"; section 9, "Feature toggles" (DISABLE_DNU_ASSOCIATIONS).
 */
export const areDoNotUseAssociationsShown = (disableDnuAssociations: number): boolean =>
  disableDnuAssociations === 0

/**
 * The associated carriers that the company has set to do-not-dispatch, in the order received.
 *
 * Empty: none, and always none while the toggle turns the warning off. A dismissed connection counts too.
 * Source: section 3, "Associated carriers"; section 4, "Do not dispatch".
 */
export const doNotDispatchAssociates = (
  carriers: readonly AssociatedCarrier[],
  disableDnuAssociations: number,
): readonly AssociatedCarrier[] =>
  areDoNotUseAssociationsShown(disableDnuAssociations)
    ? carriers.filter(({ connection }) => connection?.status === 'do_not_dispatch')
    : []
