import type { RulesAssessment } from '../rules/assessment.ts'
import type { UnreadFile } from '../rules/unread-file.ts'
import type { AuthorityEnd, AuthorityPurpose } from '../rules/finding-value.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId, ConnectionId, SubscriptionId } from '../shared/ids.ts'
import type { CautionFacts } from './caution-facts.ts'
import type { ConnectionStatus } from './connection-status.ts'
import type { ConnectionAct, Holdable } from './hold.ts'
import type { ContactRecords } from './contact/contact-record.ts'
import type { Identifier } from './identifiers.ts'
import type { InsuranceInForce } from './insurance-in-force.ts'
import type { SafetyCounts } from './safety-counts.ts'
import type { RegisterChanges } from './register-changes.ts'
import type { SentInvitation } from './sent-invitation.ts'
import type { TieToEnded } from './tie-to-ended.ts'
import type { CarrierRates } from './touch/carrier-rates.ts'

/** A place in a register. Country and state go together: their letters collide between countries. */
export interface Place {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

/** The census data that the carrier reported. Null is "not on record", never zero. */
export interface Census {
  /** A active, I inactive, P seen but undocumented; other letters are stored as received. */
  readonly status: string | null
  /** A interstate, B intrastate hazmat, C intrastate non-hazmat. */
  readonly operation: string | null
  /** Hauls its own goods only, by its own word. Null: not on record. */
  readonly isPrivate?: boolean | null
  readonly powerUnits: number | null
  readonly drivers: number | null
  /** Miles of the year below, as reported. */
  readonly mileage: number | null
  readonly mileageYear: number | null
  readonly updatedOn: CalendarDate | null
  readonly addedOn: CalendarDate | null
  readonly hazmat: boolean | null
  /**
   * Whether the register says that it was registered before, under a number that was revoked, and that number, which may be
   * its own. Null or left out: it does not say.
   */
  readonly isPriorRevoked?: boolean | null
  readonly priorRevokedDot?: string | null
  /** The day this record was published. */
  readonly asOf: CalendarDate | null
  /** The file of that day. Null: the census, without naming a file. */
  readonly source?: string | null
  /** The source and day of the status, where they are not those of the census. */
  readonly statusSource?: string | null
  readonly statusAsOf?: CalendarDate | null
  /** Null or left out: the monitor does not send them. */
  readonly changes?: RegisterChanges | null
}

/**
 * Each authority: A active, I inactive, N none. Since: start of the unbroken grant. The state, the grant and the end may
 * each be of another day and file.
 */
export interface Authority {
  readonly common: string | null
  readonly contract: string | null
  readonly broker: string | null
  readonly since: CalendarDate | null
  readonly asOf: CalendarDate | null
  /** The file that tells the state. Null: the register, without naming a file. */
  readonly source?: string | null
  readonly historyAsOf?: CalendarDate | null
  readonly historySource?: string | null
  /** What the active authority is for, where none to carry freight in general is active, and the register's words. */
  readonly purpose?: AuthorityPurpose | null
  readonly purposeTerms?: string | null
  /** The day on which the state has the authority in revocation. */
  readonly inRevocationOn?: CalendarDate | null
  /** A docket that went to another carrier, and its DOT number. Null: none did, or another docket is active. */
  readonly givenDocket?: string | null
  readonly givenToDot?: string | null
  /** The first day without authority to carry. Null: none. */
  readonly endsOn?: CalendarDate | null
  readonly endKind?: AuthorityEnd | null
  readonly endAsOf?: CalendarDate | null
  readonly endSource?: string | null
  /** The day on which QCMobile reported active authority that no file has: of which kind is not on record. */
  readonly reportedActiveOn?: CalendarDate | null
  /** The day of a notice of an end. The history says whether it was carried out. */
  readonly noticeOn?: CalendarDate | null
  readonly noticeKind?: AuthorityEnd | null
  readonly noticeAsOf?: CalendarDate | null
  readonly noticeSource?: string | null
  /** The day to which that history was read. Null: it was not. */
  readonly noticeReadTo?: CalendarDate | null
}

/** Hidden (null on the carrier) from users whose scope blocks safety data: section 6. */
export interface SafetySummary {
  /** S satisfactory, C conditional, U unsatisfactory; null is unrated. */
  readonly rating: string | null
  readonly ratedOn: CalendarDate | null
  /** True while an out-of-service order is in force; null when that is not on record. */
  readonly outOfService: boolean | null
  readonly inspections24Months: number | null
  /** Share of vehicle inspections that ended out of service, 0 to 1; null below 5 inspections. */
  readonly vehicleOutOfServiceRate: number | null
  readonly driverOutOfServiceRate: number | null
  readonly lastInspectedOn: CalendarDate | null
  readonly asOf: CalendarDate | null
  /** The day of the counts of inspections, where it is not that of the rest. */
  readonly inspectionsAsOf?: CalendarDate | null
  /** The day of the orders, where they were read from their own file, or from the source that is named. */
  readonly ordersAsOf?: CalendarDate | null
  readonly ordersSource?: string | null
  /** The file of the rating, and that of the last inspection. Null: no file is named. */
  readonly source?: string | null
  readonly inspectionsSource?: string | null
  /** The day of the file of the last inspection, where it is not that of the counts. */
  readonly lastInspectionAsOf?: CalendarDate | null
  /** What decides rules besides. Null or missing: the monitor does not send it. */
  readonly counts?: SafetyCounts | null
  /**
   * The carriers that should not operate and that it is tied to, the one that tells most first. Null or missing: the monitor
   * does not send it.
   */
  readonly ties?: readonly TieToEnded[] | null
}

/** Whether someone checked, the result, and when. Null: not checked yet. */
export interface Verification {
  readonly isVerified: boolean | null
  readonly verifiedOn: CalendarDate | null
  /** The newest check of the company's own. Null: it made none. Missing: the monitor keeps no such checks. */
  readonly own?: OwnVerification | null | undefined
}

/** A check of the company's own, as far as it decides a rule. */
export interface OwnVerification {
  readonly isVerified: boolean
  readonly checkedOn: CalendarDate
  /** The last day it counts. Null: until a newer one. */
  readonly expiresOn: CalendarDate | null
  readonly isWithdrawn: boolean
}

/** What someone checked about a carrier. */
export interface CarrierChecks {
  /** Whether a truck was seen at the carrier's place of business. */
  readonly physicalLocation: Verification
  /** Whether a manually entered identifier was found in its register. */
  readonly typedIdentifier: Verification
}

/** The carrier data of a row: whether it may be used. Source: section 3, "Carrier". */
export interface CarrierSummary {
  readonly id: CarrierId
  readonly legalName: string
  readonly dbaName: string | null
  readonly identifiers: readonly Identifier[]
  readonly physicalAddress: Place
  readonly census: Census
  readonly authority: Authority
  readonly insurance: InsuranceInForce
  readonly safety: SafetySummary | null
  /** For the rules about checks. Null or left out: the plan has no rules, or the monitor does not send them. */
  readonly checks?: CarrierChecks | null
  /** Null when the company has no rule set, or may not rule. */
  readonly rulesAssessment: RulesAssessment | null
  readonly subscription: { readonly id: SubscriptionId; readonly createdAt: string } | null
  readonly connection:
    | ({
        readonly id: ConnectionId
        readonly status: ConnectionStatus
        readonly isDismissed: boolean
        /** Who set it to do not dispatch. Null: not on record. Missing: the monitor does not say. */
        readonly block?: ConnectionAct | null | undefined
      } & Holdable)
    | null
  /** The newest invitation to connect. Null: none was sent. Missing: the monitor does not say. */
  readonly invitation?: SentInvitation | null | undefined
  readonly identityAlertsCount: number
  /** What the orange shield is decided from. Null: the monitor does not send it. */
  readonly cautions: CautionFacts | null
  /** On file with FMCSA. Null: not on record, or a short profile. */
  readonly phone: string | null
  readonly email: string | null
  /** Since when phone and e-mail are on file, and those before. Null or left out: a short profile, or not sent. */
  readonly contactRecords?: ContactRecords | null
  /** The files that decide rules and do not tell all of the carrier. Null or left out: the monitor does not send them. */
  readonly unreadFiles?: readonly UnreadFile[] | null
}

/** A person to contact at a carrier. Source: section 3, "Directory". */
export interface Contact {
  readonly name: string | null
  readonly title: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Where this was found, as text. */
  readonly source: string
}

/** A trailer or truck kind, by its portfolio field, and how many the carrier reported. Section 9. */
export interface EquipmentCount {
  readonly kind: string
  readonly count: number
}

/** The whole profile of a carrier. Source: section 3, "Carrier detail". */
export interface CarrierDetail extends CarrierSummary {
  readonly mailingAddress: Place | null
  /** As the record has it. Left out or null: it has none, as FMCSA keeps no websites. */
  readonly website?: string | null
  readonly contacts: readonly Contact[]
  readonly equipment: readonly EquipmentCount[]
  readonly operationClassifications: readonly string[]
  readonly cargoCarried: readonly string[]
  /** Of the caller's own company. Null: its plan does not include rate confirmations. */
  readonly rates: CarrierRates | null
  /** False when the paywall or the watchdog limits show a short profile only. */
  readonly isFullProfile: boolean
  /** The agency may have something newer. Null or left out: it is not requested. */
  readonly isUpdatable?: boolean | null
}
