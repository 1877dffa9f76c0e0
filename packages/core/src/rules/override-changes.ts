import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleOverrideId } from '../shared/ids.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { RuleOverride } from './override.ts'
import {
  countsOn,
  INDEFINITE,
  isNewerOverride,
  isSameSubject,
  type OverrideSubject,
} from './overrides-on-a-day.ts'

/**
 * The changes to overrides: create one, end the one that counts for a subject, or switch one off and on by its id.
 *
 * Source: section 4, "Override lifecycle".
 */
export type OverrideChange =
  | { readonly kind: 'create'; readonly override: RuleOverride }
  | { readonly kind: 'deactivate'; readonly subject: OverrideSubject }
  | { readonly kind: 'set-active'; readonly id: RuleOverrideId; readonly isActive: boolean }

/** Why a change to overrides is refused. Source: section 4, "Override lifecycle". */
export type OverrideChangeRefusal = 'already-overridden' | 'expired' | 'none-counts' | 'not-found'

/** The message for each. Source: section 4, "Override lifecycle". */
export const OVERRIDE_REFUSAL_TEXTS: Readonly<Record<OverrideChangeRefusal, string>> = {
  'already-overridden': 'This rule has an override already.',
  expired: 'This override has expired. Make a new one.',
  'none-counts': 'No override of this rule is active.',
  'not-found': 'This override no longer exists.',
}

type Changed = Outcome<readonly RuleOverride[], OverrideChangeRefusal>

/** The order of overrides in a list. Source: section 4, "Override lifecycle". */
export const newestOverridesFirst = (overrides: readonly RuleOverride[]): readonly RuleOverride[] =>
  overrides.toSorted((one, other) => (isNewerOverride(one, other) ? -1 : 1))

const hasCounting = (overrides: readonly RuleOverride[], subject: OverrideSubject, today: CalendarDate) =>
  overrides.some(each => isSameSubject(each, subject) && countsOn(each, today))

const isPast = ({ expiresOn }: RuleOverride, today: CalendarDate) =>
  expiresOn < today && expiresOn !== INDEFINITE

const withActive = (
  overrides: readonly RuleOverride[],
  changed: RuleOverride,
  isActive: boolean,
): readonly RuleOverride[] =>
  newestOverridesFirst(overrides.map(each => (each === changed ? { ...each, isActive } : each)))

const create = (overrides: readonly RuleOverride[], made: RuleOverride, today: CalendarDate): Changed => {
  if (isPast(made, today)) return refused('expired')
  if (made.isActive && hasCounting(overrides, made, today)) return refused('already-overridden')
  return done(newestOverridesFirst([...overrides, made]))
}

const deactivate = (
  overrides: readonly RuleOverride[],
  subject: OverrideSubject,
  today: CalendarDate,
): Changed => {
  const counting = newestOverridesFirst(overrides).find(
    each => isSameSubject(each, subject) && countsOn(each, today),
  )
  return counting === undefined ? refused('none-counts') : done(withActive(overrides, counting, false))
}

const setActive = (
  overrides: readonly RuleOverride[],
  { id, isActive }: { readonly id: RuleOverrideId; readonly isActive: boolean },
  today: CalendarDate,
): Changed => {
  const found = overrides.find(each => each.id === id)
  if (found === undefined) return refused('not-found')
  if (isActive && !found.isActive) {
    if (isPast(found, today)) return refused('expired')
    if (hasCounting(overrides, found, today)) return refused('already-overridden')
  }
  return done(withActive(overrides, found, isActive))
}

/**
 * The overrides after a change, newest first.
 *
 * Refuses: a second one that counts for the same rule, carrier, company and classification; one whose last day has
 * passed, made anew or brought back; ending if none counts; an unknown id.
 * Source: section 4, "Override lifecycle". Choice: switching an override to its current state changes nothing. One
 * restored beside a newer ended one decides no label, as the newest counts.
 */
export const changeOverrides = (
  overrides: readonly RuleOverride[],
  change: OverrideChange,
  today: CalendarDate,
): Changed => {
  switch (change.kind) {
    case 'create':
      return create(overrides, change.override, today)
    case 'deactivate':
      return deactivate(overrides, change.subject, today)
    case 'set-active':
      return setActive(overrides, change, today)
    default:
      return unreachable(change)
  }
}
