// Which of these carriers may we use? node assess-carriers.mjs CARRIERS.csv RULES.json [--csv] [--today 2026-11-21]
import { parseArgs } from 'node:util'
import { assess, csvText, findRules, parseCalendarDate, RULE_CATEGORIES } from '@fairhaul/core'
import { readCarriers } from './lib/carriers-csv.mjs'
import { readRules } from './lib/rules-json.mjs'
import { stop } from './lib/stop.mjs'
import { tableText } from './lib/table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean', default: false }, today: { type: 'string' } },
})
const [carriersFile, rulesFile] = positionals
if (carriersFile === undefined || rulesFile === undefined)
  stop('Usage: node assess-carriers.mjs CARRIERS.csv RULES.json [--csv] [--today 2026-11-21]')
const today =
  parseCalendarDate(values.today ?? new Date().toISOString().slice(0, 10)) ??
  stop(`"${values.today}" is no day written as 2026-11-21.`)

const { ruleSet, overridesOf } = readRules(rulesFile)
const assessed = readCarriers(carriersFile).map(({ name, dot, facts }) => ({
  name,
  dot,
  ...assess(
    { companyId: ruleSet.companyId, findings: findRules(ruleSet, facts, today), overrides: overridesOf(dot) },
    today,
  ),
}))

if (values.csv) {
  const rules = assessed[0]?.rules.map(rule => rule.name) ?? []
  process.stdout.write(
    csvText([
      ['Carrier', 'DOT', 'Overall', ...RULE_CATEGORIES, ...rules],
      ...assessed.map(({ name, dot, overall, categories, rules: labelled }) => [
        name,
        dot,
        overall,
        ...RULE_CATEGORIES.map(category => categories[category]),
        ...labelled.map(({ label }) => label),
      ]),
    ]),
  )
} else
  console.log(
    tableText([
      ['carrier', 'DOT', 'overall', ...RULE_CATEGORIES],
      ...assessed.map(({ name, dot, overall, categories }) => [
        name,
        dot,
        overall ?? 'no rule',
        ...RULE_CATEGORIES.map(category => categories[category] ?? 'no rule'),
      ]),
    ]),
  )
