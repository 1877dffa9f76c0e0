import type { Generated } from 'kysely'
import type { CalendarDate, Id, Instant, InstantByDefault } from './columns.ts'

export interface AreasTable {
  id: Id
  is_type: 'five_zip' | 'three_zip' | 'state' | 'country' | 'kma'
  /** The ZIP or FSA, the first three digits, the state's or country's letters, the market's code. */
  code: string
  name: string
  /** `nameKey(name)`, sorted by code unit. */
  name_key: string
  country: string
  state_area_id: number | null
  kma_area_id: number | null
  latitude: number | null
  longitude: number | null
  /** How many five_zip areas lie in it; 1 for one of those. The bigger place may be offered first. */
  zip_count: number
}

/** One run of an import of a federal file. finished_at null: it runs, or was stopped. */
export interface ImportRunsTable {
  id: Id
  kind: string
  file_name: string
  started_at: InstantByDefault
  finished_at: Instant | null
  rows_read: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unchanged: Generated<number>
  rejected: Generated<number>
  /** The id of the published data set; null for a file that someone named. */
  data_set: string | null
  /** Whether the file holds only what changed since the day before. */
  is_difference: Generated<boolean>
  /** The day on which the agency published the file. */
  published_on: CalendarDate | null
  content_digest: string | null
  /** The day of the facts in it. */
  as_of: CalendarDate | null
  /** Why the file was not read; null for one that was. */
  refusal: string | null
  /** When there was last no newer version of the file. */
  checked_at: Instant | null
  /** Whether it was the agency's whole file, read to its end. Null: that was not noted yet. */
  is_whole: boolean | null
}

/** Who imports now: one row at most. */
export interface ImportLeasesTable {
  only_one: Generated<boolean>
  /** The process, as JSON: it is taken over when that one has ended. */
  owner: string
  /** As people read it: `npm run monitor:import (process 12 on host)`. */
  held_by: string
  since: InstantByDefault
  until: Instant
}

/** The worlds that were seeded into this database, so that none is seeded twice. */
export interface SeededWorldsTable {
  name: string
  /** The day that its dates refer to. */
  today: string
  seeded_at: InstantByDefault
}

/** How far the trucks of a world have driven. */
export interface WorldStepsTable {
  world: string
  stepped_at: Instant
}

/** The rows of a table that a world seeded: those whose key, their own id or a carrier's, is between the two. */
export interface SeededWorldRowsTable {
  world: string
  table_name: string
  key_column: string
  first_key: number
  last_key: number
}

export interface ReferenceTables {
  areas: AreasTable
  import_leases: ImportLeasesTable
  import_runs: ImportRunsTable
  seeded_worlds: SeededWorldsTable
  seeded_world_rows: SeededWorldRowsTable
  world_steps: WorldStepsTable
}
