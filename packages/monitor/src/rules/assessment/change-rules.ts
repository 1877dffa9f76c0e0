import { daysBefore, daysBetween } from '../../kernel/calendar.ts'
import { CHANGED_PARTS, type ChangedPart } from '../terms/finding-value.ts'
import type { CarrierFacts, RegisterChanges } from './facts.ts'
import { censusOrigin, type Rule, type RulesOfKinds } from './finding.ts'

/** A change of one kind on its day. */
interface Change {
  readonly part: ChangedPart
  readonly on: string
}

const inRegister = ({ census }: Pick<CarrierFacts, 'census'>): readonly Change[] =>
  census.changes?.all.map(({ is_type: part, on }) => ({ part, on })) ?? []

const CONTACTS: ReadonlySet<ChangedPart> = new Set(['phone', 'email', 'address'])
const contactsIn = (facts: Pick<CarrierFacts, 'census'>) =>
  inRegister(facts).filter(({ part }) => CONTACTS.has(part))
const officersIn = (facts: Pick<CarrierFacts, 'census'>) =>
  inRegister(facts).filter(({ part }) => part === 'officer')

/** Those of the registration, and the grant of the authority that is unbroken since. */
const everyKind = (facts: Pick<CarrierFacts, 'census' | 'authority'>): readonly Change[] => {
  const { granted_on: on } = facts.authority
  return on === null ? inRegister(facts) : [...inRegister(facts), { part: 'authority', on }]
}

const newestFirst = (one: Change, other: Change) => {
  if (one.on !== other.on) return one.on > other.on ? -1 : 1
  return CHANGED_PARTS.indexOf(one.part) - CHANGED_PARTS.indexOf(other.part)
}

/** The newest change of each kind in the last so many days, the newest first. One that is dated ahead counts. */
const newestOfEach = (changes: readonly Change[], days: number, today: string): readonly Change[] => {
  const recent = changes.filter(({ on }) => daysBetween(on, today) < days).toSorted(newestFirst)
  return recent.filter(({ part }, at) => recent.findIndex(each => each.part === part) === at)
}

/** The day of the last of some changes, or that from which on they are known. */
const unchangedSince = (changes: readonly Change[], known: string): string =>
  changes.reduce((last, { on }) => (on > last ? on : last), known)

/** None of some changes in the last so many days. Incomplete while they were not read for so long, or not at all. */
const unchanged =
  (
    changesIn: (facts: Pick<CarrierFacts, 'census'>) => readonly Change[],
    knownOf: (changes: RegisterChanges) => string | null,
  ) =>
  (days: number): Rule =>
  (facts, today) => {
    const found = censusOrigin(facts.census)
    const { changes } = facts.census
    const own = changesIn(facts)
    const [recent] = newestOfEach(own, days, today)
    if (recent !== undefined) return { ...found, result: 'fail', value: { code: 'changed', ...recent } }
    const since = changes == null ? null : knownOf(changes)
    if (since === null) return { ...found, result: 'incomplete', value: null }
    if (daysBetween(since, today) < days)
      return { ...found, result: 'incomplete', value: { code: 'history_from', on: since } }
    return { ...found, result: 'pass', value: { code: 'unchanged', since: unchangedSince(own, since) } }
  }

/** Whether it may be active since a day that is not on record. */
const isAuthorityUnknown = ({ common, contract, granted_on }: CarrierFacts['authority']) =>
  granted_on === null && (common === null || contract === null || common === 'A' || contract === 'A')

/** The day from which on all kinds are known. Of officers whom the register does not name none is. */
const allKnownSince = ({ since, officers_since }: RegisterChanges): string =>
  officers_since !== null && officers_since > since ? officers_since : since

/** At most one kind of change in the last so many days: of the registration, or of the authority. */
const noChangesTogether =
  (days: number): Rule =>
  (facts, today) => {
    const found = censusOrigin(facts.census)
    const { changes } = facts.census
    const all = everyKind(facts)
    const [newest, other] = newestOfEach(all, days, today)
    if (newest !== undefined && other !== undefined)
      return { ...found, result: 'fail', value: { code: 'changed_together', ...newest, other } }
    if (changes == null) return { ...found, result: 'incomplete', value: null }
    const since = allKnownSince(changes)
    if (daysBetween(since, today) < days)
      return { ...found, result: 'incomplete', value: { code: 'history_from', on: since } }
    if (newest === undefined)
      return { ...found, result: 'pass', value: { code: 'unchanged', since: unchangedSince(all, since) } }
    return isAuthorityUnknown(facts.authority)
      ? { ...found, result: 'incomplete', value: { code: 'changed_authority_unknown', ...newest } }
      : { ...found, result: 'pass', value: { code: 'changed', ...newest } }
  }

/** The days on which changes, and the first reading, are so many days old. */
const turnsOf = (changes: readonly Change[], { census }: CarrierFacts, days: number): readonly string[] =>
  [...changes.map(({ on }) => on), census.changes?.since, census.changes?.officers_since].flatMap(on =>
    on == null ? [] : [daysBefore(on, -days)],
  )

/** What decides the rules about changes, by kind. Source: section 9, "Rule types". */
export const CHANGE_RULES = {
  contacts_unchanged_for: {
    decide: unchanged(contactsIn, ({ since }) => since),
    turns: (facts: CarrierFacts, days: number) => turnsOf(contactsIn(facts), facts, days),
  },
  officers_unchanged_for: {
    decide: unchanged(officersIn, ({ officers_since }) => officers_since),
    turns: (facts: CarrierFacts, days: number) => turnsOf(officersIn(facts), facts, days),
  },
  no_changes_together_within: {
    decide: noChangesTogether,
    turns: (facts: CarrierFacts, days: number) => turnsOf(everyKind(facts), facts, days),
  },
} as const satisfies RulesOfKinds
