import { readableRuleName } from '../rules/readable-rule-name.ts'
import { describeRule } from '../rules/rule-description.ts'
import { FACT_PARTS, type FactPart } from '../rules/fact-parts.ts'
import { RULE_CATEGORIES, type RuleCategory } from '../rules/rule-kind.ts'
import { type AnyRuleType, isRuleType, type RuleDescription } from '../rules/rule-types.ts'
import type { FactsRead, OwnFound } from './finding-rule.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/** What is wrong with a rule of one's own, or with what it found. Its message names the rule and the field. */
export class OwnRuleError extends TypeError {
  override readonly name = 'OwnRuleError'
  /** The rule by its name; where that is no text, what it is. */
  readonly rule: string
  readonly field: keyof OwnRule

  constructor(rule: string, field: keyof OwnRule, problem: string, options?: ErrorOptions) {
    super(`Rule "${rule}", ${field}: ${problem}`, options)
    this.rule = rule
    this.field = field
  }
}

/** A rule of one's own, as `defineRule` takes it. */
export interface OwnRuleDefinition<Part extends FactPart> {
  /** Small letters and digits with single underscores between them, as in a known rule type: `cargo_at_least_250000`. */
  readonly name: string
  readonly category: RuleCategory
  /** What people read: "Cargo at least $250,000". Left out: made from the name. */
  readonly label?: string | undefined
  /**
   * The parts of the facts that `find` gets. A pass is incomplete where a file behind one of them was not read whole, where
   * it is older than the company allows, or where the user may not see it. Left out: all parts.
   */
  readonly reads?: readonly Part[] | undefined
  /** Decides the rule from the facts of a carrier, on a day: `found(...)` or `notOnRecord(...)`. */
  readonly find: (facts: FactsRead<Part>, today: CalendarDate) => OwnFound
}

/** A rule of one's own, as `defineRule` gives it. Source: section 9, "Rule types". */
export interface OwnRule extends RuleDescription {
  readonly name: string
  readonly reads: readonly FactPart[]
  readonly find: OwnRuleDefinition<FactPart>['find']
}

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

const listed = (names: readonly string[]): string => names.join(', ')

/** The field of a definition that is wrong, and how. Undefined: none. */
const problemOf = ({
  name,
  category,
  label,
  reads,
  find,
}: Readonly<Record<keyof OwnRule, unknown>>):
  | readonly [field: keyof OwnRule, problem: string]
  | undefined => {
  if (typeof name !== 'string' || !NAME.test(name))
    return ['name', 'it has to be small letters and digits with single underscores between them.']
  if (isRuleType(name)) return ['name', 'it is a known rule type. Give your rule another name.']
  if (!RULE_CATEGORIES.some(each => each === category))
    return ['category', `it has to be one of ${listed(RULE_CATEGORIES)}.`]
  if (label !== undefined && (typeof label !== 'string' || label.trim() === ''))
    return ['label', 'it has to be a text, or left out.']
  const isPart = (part: unknown) => FACT_PARTS.some(each => each === part)
  if (reads !== undefined && !(Array.isArray(reads) && reads.length > 0 && reads.every(isPart)))
    return ['reads', `it has to be a list of ${listed(FACT_PARTS)}, or left out.`]
  return typeof find === 'function' ? undefined : ['find', 'it has to be a function.']
}

/**
 * A rule of one's own, which counts beside the known ones: `findRules`, `withOwnRules`, `compareRuleSets` and the command
 * take it.
 *
 * ```
 * const cargo = defineRule({
 *   name: 'our_cargo_at_least_250000',
 *   category: 'Insurance',
 *   label: 'Cargo at least $250,000',
 *   reads: ['insurance'],
 *   find: cargoRule(250_000),
 * })
 * ```
 *
 * Refuses: throws an `OwnRuleError` that names the field that is wrong. So does each use of the rule where `find` throws or
 * returns something else: a rule that cannot decide makes no verdict.
 * Source: section 9, "Rule types"; section 9, "Rule categories".
 */
export const defineRule = <const Part extends FactPart = FactPart>(
  definition: OwnRuleDefinition<Part>,
): OwnRule => {
  const fields = Object(definition) as Readonly<Record<keyof OwnRule, unknown>>
  const problem = problemOf(fields)
  if (problem !== undefined)
    throw new OwnRuleError(typeof fields.name === 'string' ? fields.name : typeof fields.name, ...problem)
  const { name, category, label, reads, find } = definition
  return Object.freeze({
    name,
    category,
    label: label ?? readableRuleName(name),
    reads: Object.freeze([...(reads ?? FACT_PARTS)]),
    find,
  })
}

/**
 * A rule that only a newer monitor knows, which is incomplete for every carrier: the facts alone cannot decide it here.
 *
 * Source: section 9, "Rule types".
 */
export const ruleNotKnown = (name: AnyRuleType): OwnRule => ({
  ...describeRule({ ruleType: name }),
  name,
  reads: [],
  find: () => ({ result: 'incomplete', value: { code: 'not_known' }, source: null, asOf: null }),
})
