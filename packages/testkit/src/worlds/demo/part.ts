import type { CarrierRows } from '../carriers/carrier-rows.ts'
import type { PostalPlace } from '../areas/places.ts'
import type { WorldRows } from '../world.ts'

/** What the parts of the demo stand on: its day, its carriers, and the places freight moves between. */
export interface DemoSetting {
  /** The day that all dates move with, `YYYY-MM-DD`. */
  readonly today: string
  /** In the order of their ids, from 1. */
  readonly carriers: readonly CarrierRows[]
  /** Towns of the mainland, by ZIP. */
  readonly zips: readonly PostalPlace[]
}

/** One family of rows of the demo. Several parts may have rows of one table. */
export type DemoPart = (setting: DemoSetting) => WorldRows
