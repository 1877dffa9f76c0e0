import type { AccountTables } from './tables/account-tables.ts'
import type { AuthorityHistoryTables } from './tables/authority-history-tables.ts'
import type { CarrierTables } from './tables/carrier-tables.ts'
import type { CompanyTables } from './tables/company-tables.ts'
import type { FederalTables } from './tables/federal-tables.ts'
import type { IdentityAlertTables } from './tables/identity-alert-tables.ts'
import type { ClassificationTables } from './tables/classification-tables.ts'
import type { IdempotencyTables } from './tables/idempotency-tables.ts'
import type { FreightTables } from './tables/freight-tables.ts'
import type { IntegrationTables } from './tables/integration-tables.ts'
import type { InvitationTables } from './tables/invitation-tables.ts'
import type { JobTables } from './tables/job-tables.ts'
import type { MovementTables } from './tables/movement-tables.ts'
import type { OnboardingTables } from './tables/onboarding-tables.ts'
import type { OperationTables } from './tables/operation-tables.ts'
import type { PaperTables } from './tables/paper-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { ReferenceTables } from './tables/reference-tables.ts'
import type { RelationTables } from './tables/relation-tables.ts'
import type { RuleTables } from './tables/rule-tables.ts'
import type { SafetyRecordTables } from './tables/safety-record-tables.ts'
import type { SignInTables } from './tables/sign-in-tables.ts'
import type { VettingTables } from './tables/vetting-tables.ts'
import type { WishTables } from './tables/wish-tables.ts'

/** Every table of the monitor's database, as Kysely asks for it. Each family of tables has its own file in tables/. */
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
    PaperTables,
    FreightTables,
    SafetyRecordTables,
    AuthorityHistoryTables,
    FederalTables,
    OperationTables,
    ReferenceTables {}
