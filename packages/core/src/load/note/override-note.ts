import type { RuleOverride } from '../../rules/override.ts'
import { lastDayText } from '../../rules/override-term.ts'
import { readableRuleName } from '../../rules/readable-rule-name.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Note } from './note.ts'
import { notesNewestFirst } from './notes-newest-first.ts'

type Overridden = Pick<RuleOverride, 'ruleType' | 'expiresOn'>

const startOf = ({ ruleType, expiresOn }: Parameters<typeof reasonInNote>[1]): string =>
  `Override of ${readableRuleName(ruleType)} ${lastDayText(expiresOn)}: `

/**
 * The note of a carrier that keeps the reason for an override: "Override of Cargo at least 100,000 until Mar 4, 2027: The
 * insurer confirmed the new limit."
 *
 * Source: section 3, "Note"; section 4, "Override lifecycle". Choice: an override has no field for a reason, so the
 * carrier's notes keep it.
 */
export const overrideNoteText = (override: Overridden, reason: string): string =>
  `${startOf(override)}${reason.trim()}`

/**
 * The reason in a note about an override: without its beginning, if it has that of this override.
 *
 * Source: section 3, "Note".
 */
export const reasonInNote = (
  text: string,
  override: { readonly ruleType: string; readonly expiresOn: CalendarDate },
): string => {
  const start = startOf(override)
  return text.startsWith(start) ? text.slice(start.length) : text
}

/**
 * The reason for an override among the notes of its carrier: the newest that its author wrote about this rule with this
 * last day.
 *
 * Empty: null where there is none. Source: section 3, "Note".
 */
export const reasonOfOverride = (
  notes: readonly Note[],
  override: Overridden & Pick<RuleOverride, 'userId' | 'carrierId'>,
): string | null => {
  const start = startOf(override)
  const note = notesNewestFirst(notes).find(
    ({ text, authorId, subject }) =>
      authorId === override.userId &&
      subject.kind === 'carrier' &&
      subject.carrierId === override.carrierId &&
      text.startsWith(start),
  )
  return note === undefined ? null : reasonInNote(note.text, override)
}
