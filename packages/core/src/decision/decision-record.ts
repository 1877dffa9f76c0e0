import type { DecidedLoad, DecidedLoadDetail } from './decided-load.ts'
import type { HiddenRules } from '../rules/assessment.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Json } from '../shared/canonical-json.ts'
import type { CarrierId, Id, UserId } from '../shared/ids.ts'
import type { DecisionRule } from './decision-rule.ts'

/** The number of a decision record. */
export type DecisionRecordId = Id<'decision-record'>

/** The most characters of the note of a decision record. */
export const DECISION_NOTE_MAX = 2_000

/** One fact of a carrier, with its source and day. */
export interface DecisionFact {
  /** The monitor's name of the fact: "phone", "cargo_amount". A new one may come at any time. */
  readonly key: string
  /** Amounts in whole US dollars, rates as shares, days as `2026-11-21`. Null: not on record. */
  readonly value: string | number | boolean | null
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/** An override as it was on that day. */
export interface DecisionOverride {
  readonly ruleType: string
  readonly isActive: boolean
  readonly expiresOn: CalendarDate
  readonly authorName: string | null
  /** An instant. */
  readonly createdAt: string
  readonly fileName: string | null
  /** Why, as its author noted. Null: no reason was given, or the record is of a form that keeps none. */
  readonly reason: string | null
}

/** A person or department on record on that day. */
export interface DecisionContact {
  readonly name: string | null
  readonly title: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly source: string
  readonly asOf: CalendarDate | null
}

/** A policy on record on that day. */
export interface DecisionPolicy {
  readonly kind: string
  readonly isPrimary: boolean
  readonly insurer: string | null
  readonly policyNumber: string | null
  /** Whole US dollars. */
  readonly amountUsd: number | null
  readonly effectiveOn: CalendarDate | null
  readonly expiresOn: CalendarDate | null
  readonly canceledOn: CalendarDate | null
  readonly source: string
  readonly asOf: CalendarDate | null
}

/** A carrier as it was assessed on a day. */
export interface DecisionContent {
  readonly day: CalendarDate
  /** Of all rules, also of those that this user may not see. Null: nothing was assessed. */
  readonly verdict: Verdict | null
  /** The rules that use safety data and are hidden from this user; null: none is. */
  readonly hidden: HiddenRules | null
  /** Null: the company had no rules. */
  readonly rules: readonly DecisionRule[] | null
  readonly overrides: readonly DecisionOverride[]
  readonly facts: readonly DecisionFact[]
  readonly policies: readonly DecisionPolicy[]
  /** Null: the record is of a form that keeps none. */
  readonly contacts: readonly DecisionContact[] | null
  /** The version of the company's policy that decided. Null or missing: its first rules, or an older record. */
  readonly policyVersion?: number | null
}

/** What was signed with, and the signature. Source: section 4, "Signed record". */
export interface DecisionSignature {
  /** SHA-256 of the public key, 64 hexadecimal digits. */
  readonly fingerprint: string
  /** PEM. */
  readonly publicKey: string
  /** Base64. */
  readonly value: string
}

/** A decision record in a list. */
export interface DecisionHeader {
  readonly id: DecisionRecordId
  readonly carrierId: CarrierId
  readonly authorId: UserId
  readonly authorName: string | null
  /** An instant. */
  readonly madeAt: string
  readonly message: string | null
  readonly verdict: Verdict | null
  /** SHA-256 of the digests of both parts, 64 hexadecimal digits. */
  readonly digest: string
  /** Null or missing: it is about the carrier alone. */
  readonly load?: DecidedLoad | null
}

/** A record as the monitor keeps it, for a check of its digests and for the file. */
export interface DecisionDocument {
  readonly digest: string
  readonly digests: { readonly general: string; readonly safety: string }
  readonly general: Json
  /** Null: this user may not see safety data. */
  readonly safety: Json | null
  /** Null or missing: it was kept before records were signed. */
  readonly signature?: DecisionSignature | null
}

/**
 * A carrier as a company assessed it when it decided: never changed, never removed.
 *
 * Source: section 2, "Decision record". Beyond the specification: see `DecisionRecords`.
 */
export interface DecisionRecord extends DecisionHeader {
  /** Null or missing: it is about the carrier alone. */
  readonly load?: DecidedLoadDetail | null
  readonly companyName: string
  readonly content: DecisionContent
  readonly document: DecisionDocument
  /** The carrier as it is assessed today. Null: it is no longer on record. */
  readonly today: DecisionContent | null
}
