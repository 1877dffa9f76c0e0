import type { Fact } from '../carrier/facts/fact.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'

/** The kinds of changes, in display order. Source: section 2, "What changed". */
export const CHANGE_KINDS = ['verdict', 'authority', 'insurance', 'alert'] as const

/** One of them. Source: section 2, "What changed". */
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What each kind is called. Source: section 2, "What changed"; the wording is ours. */
export const CHANGE_KIND_LABELS: Readonly<Record<ChangeKind, string>> = {
  verdict: 'Verdicts',
  authority: 'Authority',
  insurance: 'Insurance',
  alert: 'Identity alerts',
}

/** One change about a carrier. Source: section 2, "What changed". */
export interface CarrierChange {
  /** Stable for the same change. */
  readonly key: string
  readonly carrierId: CarrierId
  readonly legalName: string
  readonly kind: ChangeKind
  /** Whether the change speaks for or against using the carrier. */
  readonly tone: Exclude<Fact['tone'], 'plain' | 'unknown'>
  /** What it is now, and what it was: "Inactive, was active since 2 May 2016". */
  readonly text: string
  /** The day of the change, past or future; null: not on record, only known to lie after the snapshot. */
  readonly on: CalendarDate | null
  /** The name of the source: "Authority record". */
  readonly source: string
  /** The date of that record; null: unknown. */
  readonly asOf: CalendarDate | null
}

/** A change without its carrier. */
export type ChangeDraft = Pick<CarrierChange, 'tone' | 'text' | 'on' | 'asOf'> & {
  /** Which fact of the kind has changed. */
  readonly what: string
}
