import type { RegisterChanges } from '../carrier/register-changes.ts'
import { censusSource } from '../carrier/facts/fact-sources.ts'
import { CHANGED_PARTS, type ChangedPart } from '../rules/finding-value.ts'
import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import {
  type FactsRead,
  type FindingRule,
  type Found,
  found,
  notOnRecord,
  type RulesOfKinds,
} from './finding-rule.ts'

/** A change of one kind on its day. */
interface Change {
  readonly part: ChangedPart
  readonly on: CalendarDate
}

const newestFirst = (one: Change, other: Change): number =>
  one.on === other.on
    ? CHANGED_PARTS.indexOf(one.part) - CHANGED_PARTS.indexOf(other.part)
    : one.on > other.on
      ? -1
      : 1

/** The newest change of each kind in the last so many days, the newest first. One that is dated ahead counts. */
const newestOfEach = (changes: readonly Change[], days: number, today: CalendarDate): readonly Change[] =>
  changes
    .filter(({ on }) => daysBetween(on, today) < days)
    .toSorted(newestFirst)
    .filter(({ part }, at, all) => all.findIndex(each => each.part === part) === at)

/** The day of the last of some changes, or that from which on they are known. */
const unchangedSince = (changes: readonly Change[], known: CalendarDate): CalendarDate =>
  changes.reduce((last, { on }) => (on > last ? on : last), known)

const CONTACTS: ReadonlySet<ChangedPart> = new Set(['phone', 'email', 'address'])

/** Whether some changes are on record in the last so many days, of which that is known since a day. Null: not on record. */
const unchanged = (
  changes: readonly Change[],
  known: CalendarDate | null,
  days: number,
  today: CalendarDate,
): Pick<Found, 'result' | 'value'> => {
  const [recent] = newestOfEach(changes, days, today)
  if (recent !== undefined) return { result: 'fail', value: { code: 'changed', ...recent } }
  if (known === null) return { result: 'incomplete', value: null }
  return daysBetween(known, today) < days
    ? { result: 'incomplete', value: { code: 'history_from', on: known } }
    : { result: 'pass', value: { code: 'unchanged', since: unchangedSince(changes, known) } }
}

/**
 * The register has had the same phone, e-mail and address for so many days: nothing of it was changed by someone who may
 * have taken over its account.
 *
 * Empty: incomplete; so it is where the carrier was first read less than so many days ago, as its changes are known since then
 * only. Source: section 9, "Rule types"; the rule is ours. Choice: a contact where there was none is no change.
 */
const contactsUnchangedRule =
  (days: number): FindingRule<'census'> =>
  ({ census }, today) => {
    const contacts = (census.changes?.all ?? []).filter(({ part }) => CONTACTS.has(part))
    return { ...censusSource(census), ...unchanged(contacts, census.changes?.since ?? null, days, today) }
  }

/**
 * The register has named the same officers for so many days.
 *
 * Empty: incomplete, as where it names none; so it is where its officers were first read less than so many days ago.
 * Source: section 9, "Rule types"; the rule is ours. Choice: another order or spelling, or a middle initial, is no change. Who
 * is no longer named was changed, until the same are named again.
 */
const officersUnchangedRule =
  (days: number): FindingRule<'census'> =>
  ({ census }, today) => {
    const officers = (census.changes?.all ?? []).filter(({ part }) => part === 'officer')
    const known = census.changes?.officersSince ?? null
    return { ...censusSource(census), ...unchanged(officers, known, days, today) }
  }

/** Whether it may be active since a day that is not on record. */
const isAuthorityUnknown = ({ authority: { common, contract, since } }: FactsRead<'authority'>): boolean =>
  since === null && (common === null || contract === null || common === 'A' || contract === 'A')

/** The day from which on all of the kinds of changes are known. Of officers whom the register does not name none is. */
const allKnownSince = ({ since, officersSince }: RegisterChanges): CalendarDate =>
  officersSince != null && officersSince > since ? officersSince : since

/**
 * Of name, phone, e-mail, address, officers and authority at most one kind changed in the last so many days: several at once are what
 * one sees of a carrier that was sold or stolen. Authority changes by a grant or a reinstatement, after which it is unbroken.
 *
 * Empty: incomplete; so it is where the carrier was first read less than so many days ago, and where one kind changed and since
 * when its authority is active is not on record. Two changes on record fail whatever is not.
 * Source: section 9, "Rule types"; the rule is ours.
 */
const noChangesTogetherRule =
  (days: number): FindingRule<'census' | 'authority'> =>
  (facts, today) => {
    const record = censusSource(facts.census)
    const { changes = null } = facts.census
    const { since: granted } = facts.authority
    const all: readonly Change[] = [
      ...(changes?.all ?? []),
      ...(granted === null ? [] : [{ part: 'authority' as const, on: granted }]),
    ]
    const [newest, other] = newestOfEach(all, days, today)
    if (newest !== undefined && other !== undefined)
      return found(record, 'fail', { code: 'changed_together', ...newest, other })
    if (changes === null) return notOnRecord(record)
    const since = allKnownSince(changes)
    if (daysBetween(since, today) < days)
      return found(record, 'incomplete', { code: 'history_from', on: since })
    if (newest === undefined)
      return found(record, 'pass', { code: 'unchanged', since: unchangedSince(all, since) })
    return isAuthorityUnknown(facts)
      ? found(record, 'incomplete', { code: 'changed_authority_unknown', ...newest })
      : found(record, 'pass', { code: 'changed', ...newest })
  }

/** What decides the rules about changes, by kind. Source: section 9, "Rule types". */
export const CHANGE_RULES = {
  contacts_unchanged_for: contactsUnchangedRule,
  officers_unchanged_for: officersUnchangedRule,
  no_changes_together_within: noChangesTogetherRule,
} as const satisfies RulesOfKinds
