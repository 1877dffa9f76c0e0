import type { RegisterPart } from '../rules/finding-value.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/** What changed in the registration of a carrier since it was first read. */
export interface RegisterChanges {
  /** The day on which it was first read. What changed before is not known. */
  readonly since: CalendarDate
  /** The same of the officers, which may be later. Null or missing: the register names none. */
  readonly officersSince?: CalendarDate | null
  /** Each part and day once, in no order. A phone or e-mail where there was none is no change. */
  readonly all: readonly { readonly part: RegisterPart; readonly on: CalendarDate }[]
}
