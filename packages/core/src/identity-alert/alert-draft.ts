import type { Brand } from '../account/brand.ts'
import { formatNumber } from '../shared/amounts.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Problem } from '../shared/refusal.ts'
import { readTypedDate, typedDateIn } from '../shared/typed-date.ts'

/** The most characters of the text of an alert. Choice: two pages, the server's limit. */
export const ALERT_CHARACTERS_MAX = 4_000

/** The fields of every alert form. */
export interface AlertDraft {
  readonly carrierId: CarrierId | null
  readonly message: string
  /** As typed. Null: not chosen, which means today. */
  readonly filedOn: string | null
  readonly site: Brand
}

/** The day of a draft without problems. Source: section 3, "Identity alert". */
export const alertDay = ({ filedOn }: Pick<AlertDraft, 'filedOn'>, today: CalendarDate): CalendarDate =>
  typedDateIn(filedOn) ?? today

const dayProblems = (filedOn: string | null, today: CalendarDate): readonly Problem[] => {
  if (filedOn === null) return []
  const read = readTypedDate(filedOn)
  if (!read.ok) return [{ field: 'filedOn', message: read.refusal }]
  return read.value.date > today ? [{ field: 'filedOn', message: 'Choose today or an earlier day.' }] : []
}

/**
 * The problems of the text and the day of any alert: a blank or too long text (field `message`), a text that is no day, or
 * a future one (field `filedOn`). Source: section 3, "Identity alert"; section 5, "Typed dates".
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
  ...dayProblems(filedOn, today),
]
