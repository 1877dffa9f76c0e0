import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFinding, RuleResult, RulesAssessment } from './assessment.ts'
import type { RuleOverride } from './override.ts'
import { overrideInForce, ownOverrides } from './overrides-on-a-day.ts'
import { describeRule } from './rule-description.ts'
import type { RuleCategory } from './rule-kind.ts'
import type { AnyRuleType } from './rule-types.ts'
import { type Verdict, WORST_FIRST } from './verdict.ts'

/**
 * The byte of each result in a column; 0 stands for a rule that is not assessed for that carrier. Each has its own bit,
 * so that results combine without a comparison.
 *
 * Source: section 4, "Rule label".
 */
export const RESULT_BITS: Readonly<Record<RuleResult, number>> = { pass: 1, incomplete: 2, fail: 4 }

const OVERRIDE_BIT = 8

/**
 * The bit of each label, as `RESULT_BITS` has those of results. A column may have labels in place of results, where
 * overrides are in them already.
 *
 * Source: section 4, "Rule label".
 */
export const LABEL_BITS: Readonly<Record<Verdict, number>> = {
  Fail: RESULT_BITS.fail,
  Incomplete: RESULT_BITS.incomplete,
  Override: OVERRIDE_BIT,
  Pass: RESULT_BITS.pass,
}

/** No label. */
const NO_RANK = 255

/** The results of one rule, a byte for each carrier. */
export interface RuleColumn extends Pick<RuleFinding, 'ruleType' | 'rule'> {
  readonly results: Uint8Array
}

/** Many carriers' results, one row each, a column for each rule. Source: section 4, "Category and overall status". */
export interface AssessmentColumns {
  /** The number of carriers. */
  readonly rows: number
  readonly columns: readonly RuleColumn[]
  /** The overrides of the carriers that have any, by their row. */
  readonly overrides: ReadonlyMap<number, readonly RuleOverride[]>
  /** The worst label of each carrier's hidden rules, a bit for each row. Missing: no rule is hidden. */
  readonly hidden?: Uint8Array
}

/**
 * The statuses of many carriers, a byte for each row; `verdictInRow` reads them.
 *
 * Source: section 4, "Category and overall status".
 */
export interface ColumnVerdicts {
  readonly overall: Uint8Array
  readonly categories: Readonly<Record<RuleCategory, Uint8Array>>
}

/** The bits from the worst label on, in the order of `WORST_FIRST`. */
const BITS_WORST_FIRST = [RESULT_BITS.fail, RESULT_BITS.incomplete, OVERRIDE_BIT, RESULT_BITS.pass]

/** For every union of bits, the place of its worst label; without a bit -1, which a byte stores as 255. */
const RANK_OF_BITS = Uint8Array.from({ length: 16 }, (_, bits) =>
  BITS_WORST_FIRST.findIndex(bit => (bits & bit) !== 0),
)

/**
 * Assessments as columns, in their order. The columns of `ruleTypes` come first; any other rule that was found follows, so
 * that none is left out of a verdict.
 *
 * Source: section 4, "Category and overall status".
 */
export const columnsOf = (
  assessments: readonly RulesAssessment[],
  ruleTypes: readonly AnyRuleType[],
): AssessmentColumns => {
  const rows = assessments.length
  const columns: RuleColumn[] = []
  const resultsOf = new Map<string, Uint8Array>()
  const resultsFor = ({ ruleType, rule = null }: Pick<RuleFinding, 'ruleType' | 'rule'>): Uint8Array => {
    const key = `${describeRule({ ruleType, rule }).category} ${ruleType}`
    const known = resultsOf.get(key)
    if (known !== undefined) return known
    const results = new Uint8Array(rows)
    resultsOf.set(key, results)
    columns.push({ ruleType, results, ...(rule !== null && { rule }) })
    return results
  }
  for (const ruleType of ruleTypes) resultsFor({ ruleType })
  const overrides = new Map<number, readonly RuleOverride[]>()
  const hidden = new Uint8Array(rows)
  assessments.forEach((assessment, row) => {
    for (const finding of assessment.findings) resultsFor(finding)[row] = RESULT_BITS[finding.result]
    const own = ownOverrides(assessment)
    if (own.length > 0) overrides.set(row, own)
    if (assessment.hidden != null) hidden[row] = LABEL_BITS[assessment.hidden.worst]
  })
  return { rows, columns, overrides, hidden }
}

/** The scope of overrides that are all of one company; there is at least one. */
const scopeOf = (own: readonly RuleOverride[]) => ({ companyId: (own[0] as RuleOverride).companyId })

/**
 * The statuses of many carriers on a day, overall and for each category, equal to those of `assess`.
 *
 * Empty: a row without results has no status, nor has a category without rules.
 * Refuses: a RangeError for a column that has not one byte for each row.
 * Source: section 4, "Category and overall status". Columns are read one after the other, which is how a processor
 * reads fastest; the few rows with overrides are read once more.
 */
export const assessColumns = (
  { rows, columns, overrides, hidden }: AssessmentColumns,
  today: CalendarDate,
): ColumnVerdicts => {
  const categories = {
    Authority: new Uint8Array(rows),
    Insurance: new Uint8Array(rows),
    Operations: new Uint8Array(rows),
  }
  const statuses = Object.values(categories)
  const placed = columns.map(({ ruleType, rule, results }) => {
    if (results.length !== rows)
      throw new RangeError(`The column of ${ruleType} has ${results.length} rows, not ${rows}.`)
    return {
      ruleType,
      results,
      category: categories[describeRule({ ruleType, rule: rule ?? null }).category],
    }
  })
  for (const { results, category } of placed) addBits(category, results)
  for (const [row, made] of overrides) {
    for (const category of statuses) category[row] = 0
    for (const { ruleType, results, category } of placed) {
      const result = results[row] as number
      if (result !== 0)
        category[row] =
          (category[row] as number) |
          (overrideInForce(made, ruleType, today, scopeOf(made)) === undefined ? result : OVERRIDE_BIT)
    }
  }
  if (hidden !== undefined) addBits(categories.Operations, hidden)
  const overall = categories.Authority.slice()
  addBits(overall, categories.Insurance)
  addBits(overall, categories.Operations)
  for (const bits of [overall, ...statuses]) toRanks(bits)
  return { overall, categories }
}

const addBits = (into: Uint8Array, from: Uint8Array): void => {
  for (let row = 0; row !== into.length; row += 1) into[row] = (into[row] as number) | (from[row] as number)
}

const toRanks = (column: Uint8Array): void => {
  for (let row = 0; row !== column.length; row += 1)
    column[row] = RANK_OF_BITS[column[row] as number] as number
}

/**
 * The status of one row. Empty: null, nothing was assessed, also for a missing row.
 *
 * Source: section 4, "Category and overall status".
 */
export const verdictInRow = (verdicts: Uint8Array, row: number): Verdict | null =>
  WORST_FIRST[verdicts[row] ?? NO_RANK] ?? null
