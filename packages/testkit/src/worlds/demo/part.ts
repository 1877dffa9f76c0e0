import type { Insertable } from 'kysely'
import type { Schema } from '../../monitor/database/schema.ts'
import type { CarrierRows } from '../carriers/carrier-rows.ts'
import type { PostalPlace } from '../areas/postal-places.ts'
import type { Fleet } from '../movements/fleet.ts'
import type { WorldRows } from '../world.ts'

/** An area as the world has it. */
export type DemoArea = Insertable<Schema['areas']> & { readonly id: number }

/** What the parts of the demo stand on: its day, its carriers, and the places freight moves between. */
export interface DemoSetting {
  /** The day that all dates move with, `YYYY-MM-DD`. */
  readonly today: string
  /** In the order of their ids, from 1. */
  readonly carriers: readonly CarrierRows[]
  /** What each of them runs, in the same order. */
  readonly fleets: readonly Fleet[]
  /** Towns of the mainland, by ZIP. */
  readonly zips: readonly PostalPlace[]
  /** Every area of this world; the small one has the ZIPs of a few states only. */
  readonly areas: readonly DemoArea[]
}

/** One family of rows of the demo. Several parts may have rows of one table. */
export type DemoPart = (setting: DemoSetting) => WorldRows
