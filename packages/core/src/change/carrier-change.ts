import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Fact } from '../carrier/facts/fact.ts'

/** What may have changed about a carrier, in the order in which it is told. Source: section 2, "What changed". */
export const CHANGE_KINDS = ['verdict', 'authority', 'insurance', 'alert'] as const

/** One of them. Source: section 2, "What changed". */
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What each kind is called. Source: section 2, "What changed"; the words are ours. */
export const CHANGE_KIND_LABELS: Readonly<Record<ChangeKind, string>> = {
  verdict: 'Verdicts',
  authority: 'Authority',
  insurance: 'Insurance',
  alert: 'Identity alerts',
}

/** Something about a carrier that is not as it was. Source: section 2, "What changed". */
export interface CarrierChange {
  /** The same as long as it is the same change. */
  readonly key: string
  readonly carrierId: CarrierId
  readonly legalName: string
  readonly kind: ChangeKind
  /** How it stands to the question whether the carrier may be used. */
  readonly tone: Exclude<Fact['tone'], 'plain' | 'unknown'>
  /** What it is now, and what it was: "Inactive, was active since 2 May 2016". */
  readonly text: string
  /** The day it happened or is to happen; null: no record says, only that it was between the two looks. */
  readonly on: CalendarDate | null
  /** Where it stands, in words: "Authority record". */
  readonly source: string
  /** The day that record is of; null: not told. */
  readonly asOf: CalendarDate | null
}

/** A change before it is said of whom. */
export type ChangeDraft = Pick<CarrierChange, 'tone' | 'text' | 'on' | 'asOf'> & {
  /** Which of the things of its kind has changed. */
  readonly what: string
}
