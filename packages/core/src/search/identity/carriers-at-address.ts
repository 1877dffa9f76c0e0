import type { AssociatedCarrier } from '../../carrier/association/associated-carrier.ts'
import type { FederalTies } from '../../carrier/association/federal-ties.ts'
import { addressLine } from '../../carrier/directory/merge-directory.ts'
import type { Page } from '../../shared/page.ts'
import type { CheckedCarrier, IdentityAnswers } from './identity-row.ts'

/**
 * How many other carriers have the address of a carrier, by those that share it (`sharing`) and the strongest of those that
 * share anything.
 *
 * Empty: null where the address was not compared; that is not zero.
 * Source: section 3, "Identity check"; section 3, "Associated carriers".
 */
export const countedAtAddress = (
  sharing: Pick<Page<unknown>, 'total'>,
  associated: readonly Pick<AssociatedCarrier, 'shared'>[],
): number | null =>
  sharing.total === 0 && associated.some(({ shared }) => shared.address === null) ? null : sharing.total

/** A carrier's address in one line. Empty: null without a street, as a town alone is shared by everyone in it. */
export const addressOf = ({ physicalAddress }: Pick<CheckedCarrier, 'physicalAddress'>): string | null =>
  physicalAddress.street === null ? null : (addressLine(physicalAddress) as string)

/**
 * How many other carriers have the address of a carrier (`counted`), or that more have it than are counted.
 *
 * Empty: null where they were not counted; the count alone where the monitor does not say what so many share.
 * Source: section 3, "Identity check"; section 3, "Associated carriers".
 */
export const carriersAtAddress = (
  carrier: Pick<CheckedCarrier, 'physicalAddress'>,
  counted: number | null,
  ties: Pick<FederalTies, 'sharedByMany'> | undefined,
): IdentityAnswers['atAddress'] => {
  const address = addressOf(carrier)
  const byMany = ties?.sharedByMany.find(
    ({ kind, value }) => kind === 'address' && value !== null && address?.startsWith(value) === true,
  )
  return byMany === undefined ? counted : { moreThan: byMany.moreThan }
}
