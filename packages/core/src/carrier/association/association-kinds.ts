import { formatCount } from '../../shared/amounts.ts'

/**
 * What two carriers may have in common.
 *
 * Source: section 3, "Associated carriers", its counters in their order. A remote address is the network address that
 * someone signed in from.
 */
export const ASSOCIATION_KINDS = [
  'email',
  'phone',
  'address',
  'contact',
  'remote_address',
  'vehicle_vin',
] as const

/** One of the six kinds of things that carriers share. Source: section 3, "Associated carriers". */
export type AssociationKind = (typeof ASSOCIATION_KINDS)[number]

/** The label of each kind, as a column head or checkbox. Source: section 3, "Associated carriers". */
export const ASSOCIATION_LABELS: Readonly<Record<AssociationKind, string>> = {
  email: 'E-mails',
  phone: 'Phones',
  address: 'Addresses',
  contact: 'Contacts',
  remote_address: 'Remote addresses',
  vehicle_vin: 'Vehicle VINs',
}

const ONE_AND_MANY: Readonly<Record<AssociationKind, readonly [one: string, many: string]>> = {
  email: ['e-mail', 'e-mails'],
  phone: ['phone', 'phones'],
  address: ['address', 'addresses'],
  contact: ['contact', 'contacts'],
  remote_address: ['remote address', 'remote addresses'],
  vehicle_vin: ['vehicle VIN', 'vehicle VINs'],
}

/** A counter as text: "1 phone", "2 remote addresses". Source: section 3, "Associated carriers". */
export const associationCount = (kind: AssociationKind, count: number): string =>
  formatCount(count, ...ONE_AND_MANY[kind])
