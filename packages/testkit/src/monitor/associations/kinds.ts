import { z } from 'zod'
import type { AssociationKind } from '../database/tables/people-tables.ts'

/** What carriers may have in common. Source: section 3, "Associated carriers", its counters in their order. */
export const KINDS = [
  'email',
  'phone',
  'address',
  'contact',
  'remote_address',
  'vehicle_vin',
] as const satisfies readonly AssociationKind[]

export const kindField = z.enum(KINDS, 'This is nothing that carriers share.')

/**
 * A key that more carriers than this have on record ties none of them: it is the address of a factoring company, the
 * phone of a filing service. A name of a person is common much sooner.
 */
export const HUB_ABOVE: Readonly<Record<AssociationKind, number>> = {
  email: 200,
  phone: 200,
  address: 200,
  contact: 25,
  remote_address: 200,
  vehicle_vin: 200,
}

/** Keys of one kind that are looked into, at most: a fleet with more trucks has its first so many compared. */
export const KEYS_MAX = 2_000
