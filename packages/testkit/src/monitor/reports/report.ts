import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Actor } from '../session/actor.ts'
import type { Cell } from './csv.ts'

/** For whom a report is made, and as of which day. */
export interface ReportSetting {
  readonly companyId: number
  readonly brand: 'main' | 'watchdog'
  /** `YYYY-MM-DD` */
  readonly today: string
}

export interface ReportRow {
  /** What the next rows come after. */
  readonly id: number
  readonly cells: readonly Cell[]
}

/** One report that every broker company has. */
export interface Report {
  /** Never changes: it is the last part of the report's id. 1 to 99. */
  readonly number: number
  readonly name: string
  /** The start of its file's name. */
  readonly fileName: string
  readonly columns: readonly string[]
  /**
   * Why somebody who may export may not have it, in words; null when they may. A report shows nobody what the portal does
   * not. Left out: everybody may.
   */
  whyNot?(actor: Actor): string | null
  /** How many rows there will be, about. */
  count(db: Kysely<Schema>, setting: ReportSetting): Promise<number>
  /** The rows behind an id, in the order of their ids. */
  rows(
    db: Kysely<Schema>,
    setting: ReportSetting,
    after: number,
    limit: number,
  ): Promise<readonly ReportRow[]>
}
