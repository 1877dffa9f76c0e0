import type { Identifier } from '../carrier/identifiers.ts'
import type { GatePass, GateSettings } from '../decision/gate-answer.ts'
import type { GatePlace } from '../decision/gate-lane.ts'
import type { LoadId } from '../load/load.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A question about a carrier: by its id or by one of its numbers. */
export interface GateParams {
  readonly carrier: { readonly id: CarrierId } | { readonly identifier: Identifier }
  /** Left out: no lane is named, and nothing is said of it. */
  readonly lane?: { readonly origin: GatePlace; readonly destination: GatePlace }
  /** From today to 366 days ahead. Left out: today. */
  readonly day?: CalendarDate
}

/**
 * Whether a carrier may have a load: a capability beyond section 7. Everyone in the company asks; the settings are written by
 * those who write the policy.
 *
 * Refuses: `not-found` from a monitor without it; `invalid` on `day` for a day out of range.
 * Source: section 4, "Gate".
 */
export interface Gate {
  /** For a carrier. One that no one has on record is an answer too. Refuses: `forbidden` for who may not search carriers. */
  ofCarrier(params: GateParams, signal?: CancelSignal): Promise<Outcome<GatePass, Refusal>>
  /** For a load and the carrier that has it. Left out: the day of its pickup. `not-found` also for another company's. */
  ofLoad(
    params: { readonly id: LoadId; readonly day?: CalendarDate },
    signal?: CancelSignal,
  ): Promise<Outcome<GatePass, Refusal>>
  /** What is said of facts that are too old. */
  settings(signal?: CancelSignal): Promise<Outcome<GateSettings, Refusal>>
  /** Saves it. `forbidden` without the scopes. */
  changeSettings(params: GateSettings): Promise<Outcome<GateSettings, Refusal>>
}
