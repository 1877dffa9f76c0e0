import type { Brand } from '../account/brand.ts'
import { formatNumber } from '../shared/amounts.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Problem } from '../shared/refusal.ts'

/** The most characters of the text of an alert. Choice: two pages, the server's limit. */
export const ALERT_CHARACTERS_MAX = 4_000

/** The fields of every alert form. */
export interface AlertDraft {
  readonly carrierId: CarrierId | null
  readonly message: string
  /** Null: not chosen, which means today. */
  readonly filedOn: CalendarDate | null
  readonly site: Brand
}

/**
 * The problems of the text and the day of any alert: a blank or too long text (field `message`), a future day (field
 * `filedOn`). Source: section 3, "Identity alert".
 */
export const alertDraftProblems = (
  { message, filedOn }: Pick<AlertDraft, 'message' | 'filedOn'>,
  today: CalendarDate,
): readonly Problem[] => [
  ...(message.trim() === '' ? [{ field: 'message', message: 'Say what happened.' }] : []),
  ...(message.trim().length > ALERT_CHARACTERS_MAX
    ? [
        {
          field: 'message',
          message: `Shorten the text to ${formatNumber(ALERT_CHARACTERS_MAX)} characters.`,
        },
      ]
    : []),
  ...((filedOn ?? today) > today ? [{ field: 'filedOn', message: 'Choose today or an earlier day.' }] : []),
]
