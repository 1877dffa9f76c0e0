import type { AuthorityName } from '../../rules/authority/authority-kinds.ts'
import type { CalendarDate, Id } from './columns.ts'
import type { FederalColumns, Optional } from './federal-tables.ts'

/** One action of the register on one authority, and how it ended. */
export interface AuthorityHistoryTable
  extends Optional<FederalColumns>,
    Optional<ReadFromFile>,
    Optional<{
      /** Why, in the register's words, without e-mail addresses. */
      reason: string | null
    }> {
  id: Id
  carrier_id: number
  /** With its prefix: `MC123456`. */
  docket: string | null
  /** `other`: of a forwarder, or of an unknown kind. */
  authority: AuthorityName
  sub_number: string | null
  /** As the register writes it: GRANTED, REINSTATED, INVOLUNTARY REVOCATION, ... */
  action: string
  acted_on: CalendarDate
  /** REVOKED, DISCONTINUED REVOCATION, ...; null while it has not ended. */
  final_action: string | null
  final_decided_on: CalendarDate | null
  final_on: CalendarDate | null
  as_of: CalendarDate | null
}

/** The columns of what the federal files tell of an authority, which rows of other sources lack. */
export interface ReadFromFile {
  source_file: 'L&I AuthHist' | 'L&I Revocation' | 'Motus AuthHist' | 'Motus RevokeSuspend' | null
}

/** A notice of revocation. The history says whether it took effect: about half are discontinued. */
export interface RevocationsTable extends Optional<FederalColumns>, Optional<ReadFromFile> {
  id: Id
  carrier_id: number
  docket: string | null
  authority: AuthorityName
  /** As the register writes it: INVOLUNTARY, VOLUNTARY. */
  kind: string
  served_on: CalendarDate | null
  effective_on: CalendarDate | null
  as_of: CalendarDate | null
}

/** Days without any carrier authority. Derived from the history by `refreshAuthority`, and written only by it. */
export interface AuthorityGapsTable {
  id: Id
  carrier_id: number
  from_on: CalendarDate
  to_on: CalendarDate
}

export interface AuthorityHistoryTables {
  authority_history: AuthorityHistoryTable
  revocations: RevocationsTable
  authority_gaps: AuthorityGapsTable
}
