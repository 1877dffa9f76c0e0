import type { ColumnType, Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

/** A person who acts for one or more carriers. Users of brokers are in `users`. */
export interface CarrierPeopleTable {
  id: Id
  name: string | null
  phone_e164: string | null
  /** Small letters. */
  email: string | null
  /** The fields that this person hides from brokers. */
  hides: Generated<('name' | 'phone' | 'email')[]>
  created_at: InstantByDefault
}

/** The lists of a carrier's people. Source: section 3, "Redacted users". */
export type PeopleList =
  | 'carrier_users'
  | 'active_dispatchers'
  | 'inactive_dispatchers'
  | 'pending_dispatchers'

/** A person's entry in one list of a carrier; one row per list. */
export interface CarrierRolesTable {
  carrier_id: number
  person_id: number
  list: PeopleList
  /** Their roles at the carrier, by the register's names: an open set. */
  is_types: Generated<string[]>
  created_at: InstantByDefault
}

/** The IP address of a sign-in for a carrier. Public addresses only; they never leave the monitor. */
export interface CarrierSignInsTable {
  carrier_id: number
  person_id: number
  /** As text; of an IPv6 address its first 64 bits, which are one line's. */
  remote_address: string
  last_at: Instant
}

/** What two carriers may have in common. Source: section 3, "Associated carriers". */
export type AssociationKind = 'email' | 'phone' | 'address' | 'contact' | 'remote_address' | 'vehicle_vin'

/** A view: every key of every carrier, with duplicates. Never written. */
export interface AssociationKeysView {
  carrier_id: ColumnType<number, never, never>
  kind: ColumnType<AssociationKind, never, never>
  key: ColumnType<string, never, never>
  /** `association_hash` of kind and key, by which the key is found. */
  key_hash: ColumnType<number, never, never>
  /** Whether it is the carrier's own, or that of a person who books loads for it. */
  relation: ColumnType<'own' | 'dispatcher', never, never>
}

export interface PeopleTables {
  carrier_people: CarrierPeopleTable
  carrier_roles: CarrierRolesTable
  carrier_sign_ins: CarrierSignInsTable
  association_keys: AssociationKeysView
}
