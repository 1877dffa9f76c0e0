import { findRule } from '../finding/find-rules.ts'
import type { RuleFacts } from '../finding/rule-facts.ts'
import { verdictOf } from '../rules/assess.ts'
import { type AssessmentColumns, assessColumns, LABEL_BITS, verdictInRow } from '../rules/assess-columns.ts'
import type { HiddenRules } from '../rules/assessment.ts'
import type { RuleOverride } from '../rules/override.ts'
import { RULE_TYPES, type RuleType } from '../rules/rule-types.ts'
import type { Verdict } from '../rules/verdict.ts'
import type { VerdictCounts } from '../rules/verdict-counts.ts'
import { MOST_SERIOUS_FIRST } from '../rules/rule-fact-text.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { isWorseVerdict, moveReason } from './move-reason.ts'
import type { RuleDraft } from './rule-draft.ts'

/** What decides the verdict of one carrier, besides the rules. */
export interface RuledCarrier {
  readonly facts: RuleFacts
  /** The overrides in force for all classifications. Choice: one counts for its rule whatever the threshold. */
  readonly overrides?: readonly Pick<RuleOverride, 'ruleType'>[]
  /** The rules that are hidden from this user. Null or missing: none. They stay as they are in every draft. */
  readonly hidden?: HiddenRules | null
}

/** A carrier whose verdict a draft changes. */
export interface VerdictMove {
  /** Its place among the carriers, from 0. */
  readonly row: number
  /** Null: not assessed. */
  readonly from: Verdict | null
  readonly to: Verdict | null
  /** The rule that turned it: against the carrier in the draft where the verdict is worse, now where it is better. */
  readonly ruleType: RuleType
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
  /** Which carriers change between two drafts, from what to what. */
  compare(current: RuleDraft, draft: RuleDraft): RuleSetComparison
}

/** The labels of one rule by one threshold, a byte for each carrier. */
type Column = AssessmentColumns['columns'][number]

/** Columns that are kept; each has a byte for each carrier, and typing a number makes a new one. */
const COLUMNS_MAX = 96

/** What a column is made from besides the carriers. */
const keyOf = (ruleType: RuleType, { rules, ages }: RuleDraft): string =>
  [ruleType, rules[ruleType].threshold, ...Object.values(ages)].join(' ')

/** The columns of the rules that are on, by rule. */
type Columns = ReadonlyMap<RuleType, Column>

/**
 * Compares drafts over some carriers on a day. Each rule is applied once by each threshold, so a draft that changes one
 * threshold applies one rule.
 *
 * Source: section 4, "Category and overall status"; section 4, "Rule label".
 */
export const ruleSetComparer = (carriers: readonly RuledCarrier[], today: CalendarDate): RuleSetComparer => {
  const made = new Map<string, Column>()
  const overridden = carriers.map(({ overrides = [] }) => new Set(overrides.map(({ ruleType }) => ruleType)))
  const hidden = Uint8Array.from(carriers, it => (it.hidden == null ? 0 : LABEL_BITS[it.hidden.worst]))

  const make = (ruleType: RuleType, { rules, ages }: RuleDraft): Column => {
    const { threshold } = rules[ruleType]
    const results = Uint8Array.from(carriers, ({ facts }, row) => {
      const label = overridden[row]?.has(ruleType)
        ? 'Override'
        : verdictOf(findRule(ruleType, facts, today, ages, threshold).result, null)
      return LABEL_BITS[label]
    })
    return { ruleType, results }
  }
  const columnOf = (ruleType: RuleType, draft: RuleDraft): Column => {
    const key = keyOf(ruleType, draft)
    const column = made.get(key) ?? make(ruleType, draft)
    // The newest last: the first one is forgotten.
    made.delete(key)
    made.set(key, column)
    for (const oldest of made.keys()) {
      if (made.size <= COLUMNS_MAX) break
      made.delete(oldest)
    }
    return column
  }
  const columnsOfDraft = (draft: RuleDraft): Columns =>
    new Map(
      RULE_TYPES.filter(ruleType => draft.rules[ruleType].isOn).map(ruleType => [
        ruleType,
        columnOf(ruleType, draft),
      ]),
    )
  const overallOf = (columns: Columns): Uint8Array =>
    assessColumns(
      { rows: carriers.length, columns: [...columns.values()], overrides: new Map(), hidden },
      today,
    ).overall

  return {
    compare: (current, draft) => {
      const columns = { current: columnsOfDraft(current), draft: columnsOfDraft(draft) }
      const overall = { current: overallOf(columns.current), draft: overallOf(columns.draft) }
      const moves: VerdictMove[] = []
      carriers.forEach(({ facts }, row) => {
        if (overall.current[row] === overall.draft[row]) return
        const from = verdictInRow(overall.current, row)
        const to = verdictInRow(overall.draft, row)
        const ruleType = turningRule(columns, { row, from, to })
        const reason = moveReason({ facts, from, to, ruleType }, { current, draft }, today)
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
): RuleType => {
  const [worse, other, verdict] = isWorseVerdict(to, from)
    ? [columns.draft, columns.current, to]
    : [columns.current, columns.draft, from]
  const label = LABEL_BITS[verdict as Verdict]
  return MOST_SERIOUS_FIRST.find(
    ruleType => worse.get(ruleType)?.results[row] === label && other.get(ruleType)?.results[row] !== label,
  ) as RuleType
}
