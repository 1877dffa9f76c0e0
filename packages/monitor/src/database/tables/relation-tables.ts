import type { ColumnType, Generated } from 'kysely'
import type { VerdictReason } from '../../rules/assessment/verdict-reasons.ts'
import type { ChangeKind } from '../../rules/changes-of.ts'
import type { Subject, Watched, WatchedState } from '../../rules/watched-states.ts'
import type { CalendarDate, Id, Instant, InstantByDefault } from './columns.ts'
import type { OnboardingPacketsTable } from './onboarding-tables.ts'

type VerdictColumn = 'fail' | 'incomplete' | 'override' | 'pass'

/** One row a company and carrier. */
export interface SubscriptionsTable {
  id: Id
  company_id: number
  carrier_id: number
  user_id: number | null
  created_at: InstantByDefault
}

/**
 * One row a company and carrier that it monitors or is connected to, with the assessment of the carrier. Added and removed
 * by triggers; written by `refreshAssessments` only, which has to be called before it is read.
 */
export interface OwnCarriersTable {
  company_id: number
  carrier_id: number
  /** Posted by triggers with every change of what decides the assessment. */
  changes: Generated<number>
  /** `changes` before the facts were read that decided it. Another one: assess again. Null: never. */
  assessed_changes: number | null
  /** Whether it is of another number of changes. Decided by the database. */
  is_outdated: ColumnType<boolean, never, never>
  /** The first moment at which the same facts may give another assessment; null: none is in sight. */
  assessed_until: Instant | null
  /** By the company's classifications. Null: never assessed, or no list has the carrier. */
  bucket: 'pass' | 'partial_pass' | 'fail' | 'incomplete' | null
  /** By the company's own rules; null: nothing is assessed. */
  verdict: VerdictColumn | null
  /** 0 fails, 4 has no verdict. Decided by the database. */
  severity: ColumnType<number, never, never>
  /** Whether a file that decides one of its rules does not tell all of the carrier. */
  waits_for_files: Generated<boolean>
  /** The rules that do not pass, those that decide first. */
  reasons: ColumnType<readonly VerdictReason[], string | undefined, string>
  /** The verdict before; null: none, or not known. */
  turned_from: VerdictColumn | null
  /** The day on which the verdict turned into this one; null: longer ago than is known. */
  turned_on: CalendarDate | null
  /** The first end of any cover in force; null: none is known. */
  cover_ends_on: CalendarDate | null
  /** The facts when it was last assessed, to compare the next ones with. Null: never. */
  watched: Watched | null
}

/** The newest change of one fact about a monitored carrier. Written by `refreshAssessments` only. */
export interface CarrierChangesTable {
  id: Id
  subscription_id: number
  company_id: number
  carrier_id: number
  kind: ChangeKind
  subject: Subject
  tone: VerdictColumn
  severity: ColumnType<number, never, never>
  /** Decided by safety data, which some users may not see. A verdict is not, as it is never milder than the whole. */
  is_safety: boolean
  was: WatchedState | null
  now: WatchedState | null
  on_day: CalendarDate | null
  /** The day of the change, never in the future. */
  happened_on: CalendarDate
  noticed_at: Instant
}

/** One row an issuer (the broker company) and carrier. */
export interface ConnectionsTable {
  id: Id
  issuer_id: number
  carrier_id: number
  status: 'needs_to_onboard' | 'onboarded' | 'do_not_dispatch'
  is_dismissed: Generated<boolean>
  notes: string | null
  /** The carrier's own company. Null: the carrier has not answered. */
  receiver_company_id: number | null
  signed_contract_id: number | null
  /** Maintained by the database, from the newest packet. Null: there is none. */
  latest_packet_status: ColumnType<OnboardingPacketsTable['status'] | null, never, never>
  latest_packet_updated_at: ColumnType<Date | null, never, never>
  /** Null: no one here has put it on hold. The status is the one that the newest packet had before. */
  held_at: Date | null
  held_by_id: number | null
  hold_notes: string | null
  hold_status_before: Exclude<OnboardingPacketsTable['status'], 'held'> | null
  /** Decided by the database. Null: it is in no tab. */
  tab: ColumnType<
    'do-not-dispatch' | 'dismissed' | 'on-hold' | 'my-carriers' | 'in-progress' | null,
    never,
    never
  >
  created_at: InstantByDefault
  updated_at: InstantByDefault
}

export interface RelationTables {
  carrier_changes: CarrierChangesTable
  own_carriers: OwnCarriersTable
  subscriptions: SubscriptionsTable
  connections: ConnectionsTable
}
