import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { WorldRows } from '../world.ts'

type Row<T extends keyof Schema> = Insertable<Schema[T]>

/** The rows of one carrier. Null or empty: not on record. */
export interface CarrierRows {
  readonly carrier: Row<'carriers'> & { readonly id: number }
  readonly identifiers: readonly Row<'carrier_identifiers'>[]
  readonly census: Row<'carrier_census'> | null
  readonly authority: Row<'carrier_authorities'> | null
  readonly insurances: readonly Row<'carrier_insurances'>[]
  readonly safety: Row<'carrier_safety'> | null
  readonly facts: readonly Row<'carrier_facts'>[]
  readonly equipment: readonly Row<'carrier_equipment'>[]
  readonly contacts: readonly Row<'carrier_contacts'>[]
}

const present = <T>(rows: readonly (T | null)[]): T[] => rows.filter(row => row !== null)

/** Many carriers as rows by table. */
export const carrierTables = (carriers: readonly CarrierRows[]): WorldRows => ({
  carriers: carriers.map(one => one.carrier),
  carrier_identifiers: carriers.flatMap(one => one.identifiers),
  carrier_census: present(carriers.map(one => one.census)),
  carrier_equipment: carriers.flatMap(one => one.equipment),
  carrier_contacts: carriers.flatMap(one => one.contacts),
  carrier_authorities: present(carriers.map(one => one.authority)),
  carrier_insurances: carriers.flatMap(one => one.insurances),
  carrier_safety: present(carriers.map(one => one.safety)),
  carrier_facts: carriers.flatMap(one => one.facts),
})
