import type { IdentityTie } from '../../carrier/association/identity-tie-record.ts'
import type { ConnectionAct } from '../../carrier/hold.ts'
import type { ReadFact } from '../../rules/finding-text.ts'
import type { Verdict } from '../../rules/verdict.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { LoadStopId, StopKind } from '../stop/load-stop.ts'
import type { TrackingStatus } from '../tracking/tracking-status.ts'

/** A rule that raised an alert, as it was assessed. */
export interface TicketRule extends ReadFact {
  /** The monitor's name; this portal may not know it. */
  readonly ruleType: string
  readonly label: Verdict
  readonly source: string | null
}

/** How a cause ended: it is gone, the load is no longer open, or it has another carrier. */
export const CAUSE_ENDS = ['gone', 'load_closed', 'other_carrier'] as const
/** One of them. */
export type CauseEnd = (typeof CAUSE_ENDS)[number]

/** Why a load raised an alert by itself. Beyond the specification. What does not belong to its type is null or empty. */
export interface TicketCause {
  /** The carrier that it is of. Null: none, or it is no longer on record. */
  readonly carrier: { readonly id: CarrierId; readonly legalName: string | null } | null
  /** The first day on which it is known to be so. Null: no record has a day of it. */
  readonly on: CalendarDate | null
  readonly rules: readonly {
    readonly rule: TicketRule
    /** It passes until this day. Null: it is so today. */
    readonly changesOn: CalendarDate | null
    /** The first day without its override. Null: none ended. */
    readonly overrideEndedOn: CalendarDate | null
  }[]
  readonly ties: readonly IdentityTie[]
  /** What changed, by the monitor's name, and what it was. */
  readonly contact: { readonly type: string; readonly was: string } | null
  /** Who blocked the carrier, when and why. */
  readonly act: ConnectionAct | null
  /** Where the truck is late. */
  readonly stop: { readonly id: LoadStopId; readonly kind: StopKind; readonly windowEndsAt: string } | null
  readonly trackingStatus: TrackingStatus | null
  /** The address that a rate confirmation was sent to, and whose it looks like. */
  readonly recipient: {
    readonly address: string
    readonly resembles: string
    readonly carrierId: CarrierId
    readonly legalName: string
  } | null
  /** Whether no more is shown to this user. */
  readonly isHidden: boolean
  /** The instant at which it was gone. Null: it stands. */
  readonly endedAt: string | null
  /** Null: it stands, or the monitor has another word for it. */
  readonly endedAs: CauseEnd | null
}
