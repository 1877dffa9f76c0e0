import type { FeedPart } from '../change/monitoring-feed.ts'
import type { DecisionRecordId } from '../decision/decision-record.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'

/** Why a carrier is to be decided on again, in the order in which reasons of one day are named. */
export const VETTING_REASONS = ['never_decided', 'decided_long_ago', 'not_used', 'older_version'] as const

/** One of them. */
export type VettingReason = (typeof VETTING_REASONS)[number]

/** When a company decides on its onboarded carriers again. Everything off: never. */
export interface VettingSettings {
  /** Days after the last decision, 1 to 3,650. Null: off. */
  readonly everyDays: number | null
  /** Days without a use, 1 to 3,650, after which a carrier is decided on before it is used again. Null: off. */
  readonly unusedDays: number | null
  /** Whether each new version of the policy is a reason. */
  readonly afterNewVersion: boolean
}

/** The settings, with the version of the policy that is in force. */
export interface VettingTerms extends VettingSettings {
  /** Null: no version was written yet. */
  readonly inForce: { readonly number: number; readonly since: CalendarDate } | null
}

/** The last decision about a carrier: a record that a person made, or that of its onboarding or block. */
export interface LastDecision {
  readonly recordId: DecisionRecordId
  /** By the company's day. */
  readonly on: CalendarDate
  /** The version of the policy that decided. Null: none was in force, or the record does not say. */
  readonly policyVersion: number | null
}

/** What decides when a carrier is to be decided on again. */
export interface Vetted {
  readonly carrierId: CarrierId
  /** Only onboarded carriers are decided on again. */
  readonly isOnboarded: boolean
  /** Null: no one has decided. */
  readonly lastDecision: LastDecision | null
  /** The day of the newest load or rate confirmation. Null: none is known. */
  readonly lastUsedOn: CalendarDate | null
}

/** A carrier in the list of those that are due. */
export interface VettedCarrier extends Vetted {
  readonly legalName: string
}

/** The carriers that are due, the most overdue first. */
export interface VettingFeed extends FeedPart<VettedCarrier> {
  readonly terms: VettingTerms
  /** Of the whole list, not of this part. */
  readonly counts: Readonly<Record<VettingReason, number>>
  /** The carrier that is due next. Null: some are due now, or none ever is. */
  readonly upcoming: VettedCarrier | null
}

/** Some carriers with the terms by which they are due. */
export interface VettedCarriers {
  readonly terms: VettingTerms
  readonly items: readonly Vetted[]
}
