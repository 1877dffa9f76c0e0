import type { Insertable } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The rows of a world, by table. All rows of a table have the same columns. */
export type WorldRows = { readonly [T in keyof Schema]?: readonly Insertable<Schema[T]>[] }

/** A set of invented rows for a monitor. */
export interface World {
  readonly name: string
  /** Its purpose, in a sentence. */
  readonly description: string
  /** The rows as of a day, `YYYY-MM-DD`: dates move with it, nothing else does. The same day gives the same rows. */
  build(today: string): Promise<WorldRows>
}
