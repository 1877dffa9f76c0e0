import {
  ACTIVE_RULE_VALUE,
  type CalendarDate,
  carrierListLines,
  cellsOf,
  type CarrierId,
  done,
  findRules,
  type Identifier,
  knownRule,
  type ListedCarrier,
  type Outcome,
  overallVerdict,
  OwnRuleError,
  refused,
  RULE_TYPES,
  type RuleFacts,
  type RuleFinding,
  type RuleKindName,
  stripName,
} from '@fairhaul/core'
import { factsOfRow } from './facts-of-row.ts'
import { RowReader } from './facts-row.ts'
import { grouped } from './grouped.ts'
import { USUAL_RULES, type VetRules } from './vet-rules.ts'

/** The carriers of a file of facts. */
export interface FactsFile {
  /** The carriers that an identifier names. */
  readonly matching: (identifier: Identifier) => readonly ListedCarrier[]
  /** The number of the one carrier with a name; undefined when none or several have it. */
  readonly numberOfName: (name: string) => string | undefined
}

/**
 * The column without which a usual kind of rule has no fact. Those that someone's check decides have none, and further kinds
 * decide where they are named.
 */
const COLUMN_OF_KIND: Readonly<Partial<Record<RuleKindName, string>>> = {
  active_interstate_authority: 'common',
  authority_age_at_least: 'authority_since',
  bipd_at_least: 'bipd_usd',
  cargo_at_least: 'cargo_usd',
  general_liability_at_least: 'general_liability_usd',
  satisfactory_or_unrated_safety_rating: 'safety_rating',
  safety_rating_not_unsatisfactory: 'safety_rating',
  active_operating_status: 'status',
  inspected_within_last: 'last_inspected',
  no_active_out_of_service_orders: 'out_of_service',
}

const NO_PLACE = { street: null, city: null, state: null, postalCode: null, country: null }

const carrierOf = (
  row: RowReader,
  line: number,
  findings: (facts: RuleFacts) => readonly RuleFinding[],
  today: CalendarDate,
): ListedCarrier => {
  const rulesAssessment = { findings: findings(factsOfRow(row, today)), overrides: [] }
  return {
    id: line as CarrierId,
    legalName: row.text('name') ?? '',
    dbaName: null,
    identifiers: [...row.identifier('DOT'), ...row.identifier('MC')],
    physicalAddress: NO_PLACE,
    rulesAssessment,
    verdict: overallVerdict(rulesAssessment, today),
    hiddenRules: 0,
    connection: null,
    cautions: null,
    isMonitored: false,
  }
}

/** Problems of a file that are shown, at most. */
const PROBLEMS_MAX = 10

const keyOf = ({ type, value }: Identifier): string => `${type} ${value}`

/**
 * A CSV file with a row for each carrier: `name`, `dot` or `mc`, and the facts that rules use. An empty cell is "not on
 * record". `active`: the known rules that decide; by default each usual one whose column the file has.
 *
 * Refuses: a file without a column of numbers, cells that cannot be read, by line and column, and a rule of one's own that
 * cannot decide, by line.
 */
export const readFactsFile = (
  text: string,
  today: CalendarDate,
  { active, own }: VetRules = USUAL_RULES,
): Outcome<FactsFile, string> => {
  const { separator, lines } = carrierListLines(text)
  const [heading, ...rest] = lines
  const columns = cellsOf(heading?.text ?? '', separator).map(cell => cell.toLowerCase())
  if (!columns.includes('dot') && !columns.includes('mc'))
    return refused('it has no column dot and no column mc.')
  const values = new Map(
    (
      active ??
      RULE_TYPES.filter(ruleType => columns.includes(COLUMN_OF_KIND[knownRule(ruleType).kind] ?? ''))
    ).map(ruleType => [ruleType, ACTIVE_RULE_VALUE]),
  )
  const problems: string[] = []
  const carriers = rest.map(({ line, text: written }) => {
    const cells = cellsOf(written, separator)
    const row = new RowReader(line, new Map(columns.map((column, at) => [column, cells[at] ?? ''])))
    const findings = (facts: RuleFacts): readonly RuleFinding[] => {
      try {
        return findRules({ values }, facts, today, own)
      } catch (error) {
        if (!(error instanceof OwnRuleError)) throw error
        problems.push(`line ${line}: ${error.message}`)
        return []
      }
    }
    const carrier = carrierOf(row, line, findings, today)
    problems.push(...row.problems)
    return carrier
  })
  if (problems.length > 0) return refused(problems.slice(0, PROBLEMS_MAX).join('\n  '))
  const byNumber = grouped(
    carriers.flatMap(carrier => carrier.identifiers.map(number => ({ key: keyOf(number), carrier }))),
    ({ key }) => key,
  )
  const byName = grouped(carriers, ({ legalName }) => stripName(legalName))
  return done({
    matching: identifier => (byNumber.get(keyOf(identifier)) ?? []).map(({ carrier }) => carrier),
    numberOfName: name => {
      const [only, ...others] = byName.get(stripName(name)) ?? []
      const [number] = only?.identifiers ?? []
      return number === undefined || others.length > 0 ? undefined : keyOf(number)
    },
  })
}
