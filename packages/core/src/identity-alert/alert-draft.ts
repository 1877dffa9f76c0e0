import type { Brand } from '../account/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Problem } from '../shared/refusal.ts'

/** What every form of an alert asks for. */
export interface AlertDraft {
  readonly carrierId: CarrierId | null
  readonly message: string
  /** Null: not chosen, which means today. */
  readonly filedOn: CalendarDate | null
  readonly site: Brand
}

/**
 * What is wrong with the text and the day of any alert: a blank text (field `message`), a day to come (field
 * `filedOn`). Source: section 3, "Identity alert".
 */
export const alertDraftProblems = (
  { message, filedOn }: Pick<AlertDraft, 'message' | 'filedOn'>,
  today: CalendarDate,
): readonly Problem[] => [
  ...(message.trim() === '' ? [{ field: 'message', message: 'Tell what happened.' }] : []),
  ...((filedOn ?? today) > today ? [{ field: 'filedOn', message: 'Choose today or an earlier day.' }] : []),
]
