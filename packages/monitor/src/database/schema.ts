import type { ColumnType } from 'kysely'
import type { AccountTables } from './tables/account-tables.ts'
import type { AuditTables } from './tables/audit-tables.ts'
import type { AuthorityHistoryTables } from './tables/authority-history-tables.ts'
import type { CarrierTables } from './tables/carrier-tables.ts'
import type { ClassificationTables } from './tables/classification-tables.ts'
import type { Id, Instant, InstantByDefault } from './tables/columns.ts'
import type { CompanyTables } from './tables/company-tables.ts'
import type { DecisionTables } from './tables/decision-tables.ts'
import type { DigestTables } from './tables/digest-tables.ts'
import type { EventTables } from './tables/event-tables.ts'
import type { FederalTables } from './tables/federal-tables.ts'
import type { FreightTables } from './tables/freight-tables.ts'
import type { IdentityAlertTables } from './tables/identity-alert-tables.ts'
import type { InvitationTables } from './tables/invitation-tables.ts'
import type { JobTables } from './tables/job-tables.ts'
import type { MovementTables } from './tables/movement-tables.ts'
import type { OnboardingTables } from './tables/onboarding-tables.ts'
import type { OwnCheckTables } from './tables/own-check-tables.ts'
import type { PaperTables } from './tables/paper-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { ReferenceTables } from './tables/reference-tables.ts'
import type { RelationTables } from './tables/relation-tables.ts'
import type { RuleTables } from './tables/rule-tables.ts'
import type { SafetyRecordTables } from './tables/safety-record-tables.ts'
import type { SignInTables } from './tables/sign-in-tables.ts'
import type { VettingTables } from './tables/vetting-tables.ts'

/** A requested correction of a carrier's record. */
export interface EditRequestsTable {
  id: Id
  carrier_id: number
  company_id: number
  user_id: number | null
  message: string
  created_at: Instant
}

/** A saved search of one user. */
export interface SavedSearchesTable {
  id: Id
  user_id: number
  name: string
  /** A path of the portal that searches, with its query. */
  address: string
  created_at: Instant
}

export interface WishTables {
  edit_requests: EditRequestsTable
  saved_searches: SavedSearchesTable
}

export interface OAuthApplicationsTable {
  id: Id
  company_id: number
  name: string
  /** Null: it uses the company's own rules, and is not listed. */
  explicit_classification_id: number | null
  created_at: InstantByDefault
}

/** The key is derived from the salt and the monitor's secret: a copy of the database gives no access. */
export interface OutlookKeysTable {
  user_id: number
  salt: string
  /** Recognizes the key when an add-in sends it. */
  key_hash: string
  created_at: InstantByDefault
}

/** A person's API key. The key itself is nowhere, only its hash. */
export interface ApiKeysTable {
  id: Id
  company_id: number
  user_id: number
  name: string
  /** The part of the key that may be shown, by which it is found. */
  public_id: string
  key_hash: string
  scopes: string[]
  created_at: Instant
  expires_at: Instant
  /** Null: never. Up to a minute old. */
  last_used_at: Instant | null
  /** Null: it was not revoked. */
  revoked_at: Instant | null
}

export interface IntegrationTables {
  api_keys: ApiKeysTable
  oauth_applications: OAuthApplicationsTable
  outlook_keys: OutlookKeysTable
}

/** A write with an idempotency key. One row per user and key. */
export interface IdempotencyKeysTable {
  user_id: number
  key: string
  /** A digest of the route and its input: the same key with other input is refused. */
  digest: string
  /** Null while it runs. */
  status: number | null
  /** Null: the response has no body, or is not there yet. */
  body: ColumnType<unknown, string | null, string | null>
  created_at: Instant
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeysTable
}

/** A key that a process of this database has used, by a digest that cannot be made without it. */
export interface MonitorKeysTable {
  digest: string
  used_at: Instant
}

export interface OperationTables {
  monitor_keys: MonitorKeysTable
}

/** Every table of the monitor's database, for Kysely. Each group of tables has its own file in tables/. */
export interface Schema
  extends AccountTables,
    SignInTables,
    InvitationTables,
    IntegrationTables,
    CarrierTables,
    VettingTables,
    ClassificationTables,
    RuleTables,
    RelationTables,
    OnboardingTables,
    MovementTables,
    IdentityAlertTables,
    PeopleTables,
    WishTables,
    CompanyTables,
    JobTables,
    IdempotencyTables,
    OwnCheckTables,
    PaperTables,
    FreightTables,
    SafetyRecordTables,
    AuthorityHistoryTables,
    FederalTables,
    AuditTables,
    DecisionTables,
    DigestTables,
    EventTables,
    OperationTables,
    ReferenceTables {}
