import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Actor } from '../../http/session/actor.ts'
import type { Cell } from './csv.ts'

/** The company and the day of a report. */
export interface ReportSetting {
  readonly companyId: number
  readonly brand: 'main' | 'watchdog'
  /** `YYYY-MM-DD` */
  readonly today: string
}

export interface ReportRow {
  /** The key of the row, for reading the next rows. */
  readonly id: number
  readonly cells: readonly Cell[]
}

/** One report that every broker company has. */
export interface Report {
  /** The last part of the report's id, which must never change. 1 to 99. */
  readonly number: number
  readonly name: string
  /** The start of its file's name. */
  readonly fileName: string
  readonly columns: readonly string[]
  /**
   * Why a user who may export may not have this report, as text; null when they may. A report shows nothing that the
   * portal hides. Left out: everyone may.
   */
  whyNot?(actor: Actor): string | null
  /** The approximate number of rows. */
  count(db: Kysely<Schema>, setting: ReportSetting): Promise<number>
  /** The rows after an id, in the order of their ids. */
  rows(
    db: Kysely<Schema>,
    setting: ReportSetting,
    after: number,
    limit: number,
  ): Promise<readonly ReportRow[]>
}
