import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PostalPlace } from '../areas/postal-places.ts'
import type { CarrierRows } from '../carriers/carrier-rows.ts'
import type { Fleet } from '../movements/fleet.ts'
import type { WorldRows } from '../world.ts'

/** An area as the world has it. */
export type DemoArea = Insertable<Schema['areas']> & { readonly id: number }

/** The input of every part of the demo: its day, its carriers and its areas. */
export interface DemoSetting {
  /** The day that all dates are relative to, `YYYY-MM-DD`. */
  readonly today: string
  /** In the order of their ids, from 1. */
  readonly carriers: readonly CarrierRows[]
  /** The fleet of each carrier, in the same order. */
  readonly fleets: readonly Fleet[]
  /** Towns of the mainland, by ZIP. */
  readonly zips: readonly PostalPlace[]
  /** Every area of this world; the small one has the ZIPs of a few states only. */
  readonly areas: readonly DemoArea[]
}

/** One part of the demo. Several parts may have rows of one table. */
export type DemoPart = (setting: DemoSetting) => WorldRows
