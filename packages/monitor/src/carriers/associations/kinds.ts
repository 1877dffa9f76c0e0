import { z } from 'zod'
import type { TableRow } from '../../database/schema.ts'

export type AssociationKind = TableRow<'association_keys'>['kind']

/** What carriers may have in common. Source: section 3, "Associated carriers", its counters in their order. */
export const KINDS = [
  'email',
  'phone',
  'address',
  'contact',
  'remote_address',
  'vehicle_vin',
] as const satisfies readonly AssociationKind[]

/** Of these, what the federal record has: a remote address is no federal fact. */
export const FEDERAL_KINDS = ['email', 'phone', 'address', 'contact', 'vehicle_vin'] as const

export const kindField = z.enum(KINDS, 'This is not a valid kind of association.')

/**
 * A key that more carriers than this have on record is a hub and associates none of them: it is the address of a
 * factoring company or the phone of a filing service. The limit is lower for a person's name.
 */
export const HUB_ABOVE: Readonly<Record<AssociationKind, number>> = {
  email: 200,
  phone: 200,
  address: 200,
  contact: 25,
  remote_address: 200,
  vehicle_vin: 200,
}

/** The most keys of one kind that are compared; of a larger fleet the first so many trucks are. */
export const KEYS_MAX = 2_000
