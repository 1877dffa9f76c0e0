import type { CarrierSummary } from '../carrier/carrier.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId, Id } from '../shared/ids.ts'

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

/** The facts whose changes are listed. Source: section 2, "What changed". */
export const CHANGE_SUBJECTS = [
  'verdict',
  'authority',
  'out_of_service',
  'bipd',
  'cargo',
  'general_liability',
  'alert',
] as const

/** One of them. Source: section 2, "What changed". */
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number]

/** How much a change speaks against a carrier, the worst first. Source: section 2, "What changed". */
export const CHANGE_TONES = ['fail', 'incomplete', 'override', 'pass'] as const

/** One of them. Source: section 2, "What changed". */
export type ChangeTone = (typeof CHANGE_TONES)[number]

/** The number of a change. */
export type CarrierChangeId = Id<'carrier-change'>

/** A fact before or after a change. Source: section 2, "What changed". */
export interface ChangeState {
  /** The monitor's own name: "active", "ended", "identity_theft". */
  readonly status: string
  /** Since when, until when, or filed when; null: not on record. */
  readonly day: CalendarDate | null
  /** Whole US dollars; of alerts, how many there are. Null: not on record. */
  readonly amount: number | null
}

/** One change about a monitored carrier. Source: section 2, "What changed". */
export interface CarrierChange {
  readonly id: CarrierChangeId
  readonly kind: ChangeKind
  readonly subject: ChangeSubject
  /** Whether it speaks for or against using the carrier. */
  readonly tone: ChangeTone
  /** Null: it was not on record. */
  readonly was: ChangeState | null
  /** Null: it is no longer on record. */
  readonly now: ChangeState | null
  /** The day of the change, past or future; null: not on record. */
  readonly on: CalendarDate | null
  /** The instant at which the monitor noticed it. */
  readonly noticedAt: string
  readonly carrier: CarrierSummary
}

/** The newest change of a carrier, for its row in a list. Source: section 2, "What changed". */
export interface LatestChange extends Omit<CarrierChange, 'carrier'> {
  readonly carrierId: CarrierId
}

/** The number of changes of each kind. Source: section 2, "What changed". */
export type ChangeCounts = Readonly<Record<ChangeKind, number>>

/** All changes, of every kind. Source: section 2, "What changed". */
export const countOfAll = (counts: ChangeCounts): number =>
  CHANGE_KINDS.reduce((sum, kind) => sum + counts[kind], 0)

/** The kind in an address. Empty: undefined for null and for an unknown name. Source: section 2, "What changed". */
export const readChangeKind = (name: string | null): ChangeKind | undefined =>
  CHANGE_KINDS.find(kind => kind === name)
