import type { CalendarDate } from '../shared/calendar-date.ts'
import type { LoadId } from '../load/load.ts'
import type { GateAnswer, GateReason } from './gate-answer.ts'

/** The stages of a load at which its carrier is decided on. Source: section 4, "Signed record". */
export const LOAD_STAGES = ['tender', 'pickup'] as const
/** One of them. Source: section 4, "Signed record". */
export type LoadStage = (typeof LOAD_STAGES)[number]

/** What a record in a list says of a load. */
export interface DecidedLoad {
  readonly id: LoadId
  readonly stage: LoadStage
  readonly answer: GateAnswer
}

/** What a record says of a load, and of the gate at that moment. Source: section 4, "Signed record". */
export interface DecidedLoadDetail extends DecidedLoad {
  /** Its number in the broker's own system. */
  readonly number: string | null
  readonly day: CalendarDate
  readonly until: CalendarDate | null
  readonly reasons: readonly GateReason[]
}
