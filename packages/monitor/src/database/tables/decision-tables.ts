import type { ColumnType } from 'kysely'
import type { Outcome } from '../../rules/assessment/worst-outcome.ts'
import type { Id, InstantByDefault } from './columns.ts'

/** A carrier as a company assessed it when it decided. A row is never changed or removed: the database refuses it. */
export interface DecisionRecordsTable {
  id: Id
  company_id: number
  /** No foreign key: a record outlives the carrier, and the user. */
  carrier_id: number
  user_id: number
  user_name: string | null
  /** ISO 8601 as in `general`: a text, so that nothing moves or rounds it. */
  made_at: string
  message: string | null
  verdict: Outcome | null
  /** The two parts as canonical JSON, and the digests of these very texts. */
  general: string
  safety: string
  general_digest: string
  safety_digest: string
  /** Of the two digests. */
  digest: string
  /** The content that both parts share with other records. Null: the parts are whole. */
  content_digest: ColumnType<string | null, string | null | undefined, never>
  /** The act that kept it, and the company's day of that act. Null: it was requested. */
  act: ColumnType<string | null, string | null | undefined, never>
  act_day: ColumnType<string | null, string | null | undefined, never>
}

/** What carriers were assessed as: canonical JSON by its digest. A row is never changed or removed. */
export interface DecisionContentsTable {
  digest: string
  content: string
}

/** An act of the day and the kind of a record. A row is never changed or removed. */
export interface DecisionActsTable {
  id: Id
  decision_record_id: number
  user_id: number
  user_name: string | null
  made_at: string
  note: string | null
}

/** A change of one fact, as it was seen. Written by triggers only. */
export interface CarrierFactsSeenTable {
  id: Id
  carrier_id: number
  /** Null: a fact of the record, which every company sees. */
  company_id: number | null
  kind: string
  subject: string
  was: string | null
  now: string | null
  source: string
  seen_at: InstantByDefault
}

export interface DecisionTables {
  carrier_facts_seen: CarrierFactsSeenTable
  decision_acts: DecisionActsTable
  decision_contents: DecisionContentsTable
  decision_records: DecisionRecordsTable
}
