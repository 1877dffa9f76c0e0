import type { EndKind } from '../authority/authority-turns.ts'
import type { CarrierFacts } from './facts.ts'

/** What the files tell of authority to carry. */
export type Authority = CarrierFacts['authority']

/** Whether authority to carry freight in general is active by its state. */
export const isActive = ({ common, contract, other_kind = null }: Authority) =>
  other_kind === null && (common === 'A' || contract === 'A')

/** The day by which a state of a later day than an end says that the authority is active. Null: none does. */
export const activeAgainBy = (authority: Authority, today: string): string | null => {
  const { ended_on = null, as_of } = authority
  if (ended_on === null || ended_on > today) return null
  return isActive(authority) && as_of !== null && as_of > ended_on ? as_of : null
}

/** The day on which authority to carry had ended by a day. Null: it had not, or a newer state says it is active. */
export const endedBy = (authority: Authority, today: string): string | null => {
  const { ended_on = null } = authority
  if (ended_on === null || ended_on > today) return null
  return activeAgainBy(authority, today) === null ? ended_on : null
}

/** A notice that ends the authority on its day, where its history will say so. */
interface EndAhead {
  readonly on: string
  readonly kind: EndKind
  /** Its day is past, and the history does not reach it: whether it was carried out is unknown. */
  readonly isDue: boolean
}

/** The notice that a day has to reckon with. Null: there is none, or the history shows that it was not carried out. */
export const noticeOn = (authority: Authority, today: string): EndAhead | null => {
  const { notice_on: on = null, notice_kind, notice_read_to = null } = authority
  if (on === null || (on <= today && notice_read_to !== null && notice_read_to >= on)) return null
  return { on, kind: notice_kind ?? 'inactive', isDue: on <= today }
}
