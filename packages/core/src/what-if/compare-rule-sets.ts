import type { OwnRule } from '../finding/own-rule.ts'
import { verdictOf } from '../rules/assess.ts'
import { assessColumns, LABEL_BITS, type RuleColumn, verdictInRow } from '../rules/assess-columns.ts'
import { type AnyRuleType, isRuleType, mostSeriousFirst, RULE_TYPES } from '../rules/rule-types.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { VerdictCounts } from '../rules/verdict-counts.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId } from '../shared/ids.ts'
import { isWorseVerdict, moveReason } from './move-reason.ts'
import { type RuleDraft, ruleTypeIn } from './rule-draft.ts'
import { findUnder, ownRuleOf, type RuledCarrier } from './ruled-carrier.ts'

/** A carrier whose verdict a draft changes. */
export interface VerdictMove {
  /** Its place among the carriers, from 0. */
  readonly row: number
  /** Null: not assessed. */
  readonly from: Verdict | null
  readonly to: Verdict | null
  /** The rule that turned it: against the carrier in the draft where the verdict is worse, now where it is better. */
  readonly ruleType: AnyRuleType
  /** Why, in words. */
  readonly reason: string
}

/** How many carriers have each verdict, and how many have none. */
export interface VerdictTotals extends VerdictCounts {
  readonly none: number
}

/** What a draft of the rules changes. */
export interface RuleSetComparison {
  readonly current: VerdictTotals
  readonly draft: VerdictTotals
  /** In the order of the carriers. Empty: no verdict changes. */
  readonly moves: readonly VerdictMove[]
}

/** Compares one draft after the other over the same carriers and day. */
export interface RuleSetComparer {
  /** Which carriers change between two drafts, from what to what: for a classification, or (null, the default) for all. */
  compare(current: RuleDraft, draft: RuleDraft, classificationId?: ClassificationId | null): RuleSetComparison
}

/** Columns that are kept; each has a byte for each carrier, and typing a number makes a new one. */
const COLUMNS_MAX = 96

/** Rules, and for which classification carriers are assessed by them. Null: for all. */
interface Side {
  readonly draft: RuleDraft
  readonly classificationId: ClassificationId | null
}

/** The rules of a carrier that an override accepts, for a classification or for all. */
const overriddenRules = (
  { overrides = [], classificationOverrides = [] }: RuledCarrier,
  classificationId: ClassificationId | null,
): ReadonlySet<string> =>
  new Set(
    [...overrides, ...classificationOverrides.filter(each => each.classificationId === classificationId)].map(
      ({ ruleType }) => ruleType,
    ),
  )

/** The same of many carriers, found once for a classification. */
const overriddenRulesOf = (carriers: readonly RuledCarrier[]) => {
  const known = new Map<ClassificationId | null, readonly ReadonlySet<string>[]>()
  return (classificationId: ClassificationId | null): readonly ReadonlySet<string>[] => {
    const found = known.get(classificationId) ?? carriers.map(each => overriddenRules(each, classificationId))
    known.set(classificationId, found)
    return found
  }
}

/** The columns of the rules that are required, by rule, the most serious first. */
type Columns = ReadonlyMap<AnyRuleType, RuleColumn>

/**
 * Compares drafts over some carriers on a day. Each rule is applied once by each threshold, so a draft that changes one
 * threshold applies one rule; one's own once for each function. The category of a rule does not matter to the whole.
 *
 * Source: section 4, "Category and overall status"; section 4, "Rule label".
 */
export const ruleSetComparer = (carriers: readonly RuledCarrier[], today: CalendarDate): RuleSetComparer => {
  const made = new Map<string, RuleColumn>()
  const numbers = new Map<OwnRule, number>()
  const overriddenOf = overriddenRulesOf(carriers)
  const hidden = Uint8Array.from(carriers, it => (it.hidden == null ? 0 : LABEL_BITS[it.hidden.worst]))

  /** Which function a rule is that is no known type. Null: the name says all of a known one. */
  const functionOf = (ruleType: AnyRuleType, draft: RuleDraft): number | null => {
    if (isRuleType(ruleType)) return null
    const rule = ownRuleOf(ruleType, draft)
    const number = numbers.get(rule) ?? numbers.size
    numbers.set(rule, number)
    return number
  }
  const make = (ruleType: AnyRuleType, { draft, classificationId }: Side): RuleColumn => {
    const overridden = overriddenOf(classificationId)
    const results = Uint8Array.from(carriers, (carrier, row) => {
      const label = overridden[row]?.has(ruleTypeIn(ruleType, draft))
        ? 'Override'
        : verdictOf(findUnder(ruleType, carrier, draft, today).result, null)
      return LABEL_BITS[label]
    })
    return { ruleType, results }
  }
  const columnOf = (ruleType: AnyRuleType, side: Side): RuleColumn => {
    const { draft, classificationId } = side
    const name = ruleTypeIn(ruleType, draft)
    const key = [name, classificationId, functionOf(name, draft), ...Object.values(draft.ages)].join(' ')
    const column = made.get(key) ?? make(ruleType, side)
    // The newest last: the first one is forgotten.
    made.delete(key)
    made.set(key, column)
    for (const oldest of made.keys()) {
      if (made.size <= COLUMNS_MAX) break
      made.delete(oldest)
    }
    return column
  }
  const columnsOfDraft = (side: Side): Columns => {
    const { draft } = side
    return new Map(
      [
        ...[
          ...RULE_TYPES.filter(ruleType => draft.rules[ruleType].mode === 'required'),
          ...draft.furtherRules,
        ].toSorted((one, other) => mostSeriousFirst(ruleTypeIn(one, draft), ruleTypeIn(other, draft))),
        ...draft.ownRules.map(({ name }) => name),
      ].map(ruleType => [ruleType, columnOf(ruleType, side)]),
    )
  }
  const overallOf = (columns: Columns): Uint8Array =>
    assessColumns(
      { rows: carriers.length, columns: [...columns.values()], overrides: new Map(), hidden },
      today,
    ).overall

  return {
    compare: (current, draft, classificationId = null) => {
      const columns = {
        current: columnsOfDraft({ draft: current, classificationId }),
        draft: columnsOfDraft({ draft, classificationId }),
      }
      const overall = { current: overallOf(columns.current), draft: overallOf(columns.draft) }
      const moves: VerdictMove[] = []
      carriers.forEach((carrier, row) => {
        if (overall.current[row] === overall.draft[row]) return
        const from = verdictInRow(overall.current, row)
        const to = verdictInRow(overall.draft, row)
        const ruleType = turningRule(columns, { row, from, to })
        const reason = moveReason({ carrier, from, to, ruleType }, { current, draft }, today)
        moves.push({ row, from, to, ruleType, reason })
      })
      return { current: totalsOf(overall.current), draft: totalsOf(overall.draft), moves }
    },
  }
}

/**
 * What a draft of the rules changes about some carriers on a day: who changes, from what to what, and why.
 *
 * Source: section 4, "Rule what-if". The portal compares by the same function.
 */
export const compareRuleSets = (
  current: RuleDraft,
  draft: RuleDraft,
  carriers: readonly RuledCarrier[],
  today: CalendarDate,
): RuleSetComparison => ruleSetComparer(carriers, today).compare(current, draft)

const totalsOf = (overall: Uint8Array): VerdictTotals => {
  const totals = { Fail: 0, Incomplete: 0, Override: 0, Pass: 0, none: 0 }
  for (let row = 0; row !== overall.length; row += 1) totals[verdictInRow(overall, row) ?? 'none'] += 1
  return totals
}

/** The most serious rule whose label is the worse of both verdicts, and changed. */
const turningRule = (
  columns: { readonly current: Columns; readonly draft: Columns },
  { row, from, to }: Pick<VerdictMove, 'row' | 'from' | 'to'>,
): AnyRuleType => {
  const [worse, other, verdict] = isWorseVerdict(to, from)
    ? [columns.draft, columns.current, to]
    : [columns.current, columns.draft, from]
  const label = LABEL_BITS[verdict as Verdict]
  return [...worse.keys()].find(
    ruleType => worse.get(ruleType)?.results[row] === label && other.get(ruleType)?.results[row] !== label,
  ) as AnyRuleType
}
