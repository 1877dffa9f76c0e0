import type { EquipmentKind } from '../../carrier/equipment/equipment-kind.ts'
import type { Identifier } from '../../carrier/identifiers.ts'
import type { LoadId } from '../load.ts'
import type { LoadStatus } from '../load-status.ts'
import type { StopKind } from '../stop/load-stop.ts'
import type { LoadUnit } from './load-details.ts'

/** Loads of one request, at most. Source: section 3, "Loads of one's own". */
export const LOADS_AT_ONCE = 500

/** A stop as a company's own system or a person names it. Null: it is not named. */
export interface StopEntry {
  readonly kind: StopKind
  readonly city: string | null
  /** Two letters. */
  readonly state: string | null
  readonly postalCode: string | null
  /** Null: by the postal code or the state. */
  readonly country: 'US' | 'CA' | 'MX' | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** A time of the clock at the stop, `2026-12-01T08:00`, or an instant with its offset. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  /** The IANA name of its time zone. Null: that of its place. */
  readonly timeZone: string | null
}

/**
 * A load of one's own as it is brought in. A field that is left out is not changed; null says that it is not known.
 * Source: section 3, "Loads of one's own".
 */
export interface LoadEntry {
  readonly externalNumber: string
  readonly status?: LoadStatus
  readonly carrier?: Pick<Identifier, 'type' | 'value' | 'region'> | null
  readonly billableMiles?: number | null
  readonly equipment?: EquipmentKind | null
  readonly commodity?: string | null
  /** Whole US dollars. */
  readonly commodityValueUsd?: number | null
  /** US dollars, with cents. */
  readonly rateUsd?: number | null
  readonly isTeam?: boolean | null
  /** In its international form: +13125550100. */
  readonly driverPhone?: string | null
  readonly truck?: LoadUnit | null
  readonly trailer?: LoadUnit | null
  /** All its stops, in the order of the journey. */
  readonly stops?: readonly StopEntry[]
  /** When the system that sends it changed it, an instant: one that is older than what is on record is refused. */
  readonly updatedAt?: string
}

/** What becomes of a load that is brought in. */
export const LOAD_ENTRY_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const
export type LoadEntryOutcome = (typeof LOAD_ENTRY_OUTCOMES)[number]

/** What is wrong with a load, and at which of its fields. Null: with all of it. */
export interface LoadEntryError {
  readonly field: string | null
  readonly message: string
}

/** What became of one load, or would become of it. */
export interface LoadEntryResult {
  /** Null: it has none that can be read. */
  readonly externalNumber: string | null
  readonly outcome: LoadEntryOutcome
  /** Null: it is refused, or only checked and new. */
  readonly loadId: LoadId | null
  /** What is another than before, in words. */
  readonly changed: readonly string[]
  /** Empty: it is not refused. */
  readonly errors: readonly LoadEntryError[]
}
