import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsOf } from '../../carriers/facts-of.ts'
import { readRecords } from '../../carriers/read-records.ts'
import type { Database } from '../../database/database.ts'
import { assess, assessedTypes } from '../../rules/assessment/assess.ts'
import { RULE_TYPES, type RuleType } from '../../rules/terms/rule-types.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { type CategoryLabel, type CategoryLabels, FAILING_RULES } from './carrier-profiles.ts'
import { combinationCarriers } from './demo-carriers.ts'
import { COMPANY } from './demo-companies.ts'

/** Which category a rule belongs to, as this test understands it. Source: section 9, "Rule categories". */
const categoryOf = (type: RuleType): keyof CategoryLabels =>
  type.includes('authority') ? 'authority' : /bipd|cargo|liability/u.test(type) ? 'insurance' : 'operations'

/** What the rules find where the standing says so; Override is a failure that has its exception. */
const FOUND: Readonly<Record<CategoryLabel, string>> = {
  Pass: 'pass',
  Incomplete: 'incomplete',
  Fail: 'fail',
  Override: 'fail',
}

let database: Database
let types: readonly RuleType[]
beforeAll(async () => {
  database = await openSeededDatabase('small')
  const set = await database.db
    .selectFrom('rule_sets')
    .select('is_types')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  types = assessedTypes(set.is_types)
})
afterAll(() => database.close())

const assessAll = async (ids: readonly number[]) => {
  const records = await readRecords(database.db, ids, COMPANY.northlake)
  return new Map(records.map(record => [record.id, assess(factsOf(record), RULE_TYPES, TEST_DAY)]))
}

describe('demo carriers as the monitor assesses them', () => {
  it('each of the 64 label combinations is assessed as planned', async () => {
    const assessed = await assessAll([...combinationCarriers.keys()])
    for (const [id, labels] of combinationCarriers) {
      const found = {
        authority: new Set<string>(),
        insurance: new Set<string>(),
        operations: new Set<string>(),
      }
      for (const type of types) found[categoryOf(type)].add(assessed.get(id)?.[type]?.result ?? 'none')
      for (const category of ['authority', 'insurance', 'operations'] as const) {
        const results = [...found[category]].filter(result => result !== 'pass')
        const expected = FOUND[labels[category]]
        expect({ id, category, results }).toEqual({
          id,
          category,
          results: expected === 'pass' ? [] : [expected],
        })
      }
    }
  })

  it('exactly the planned rules fail, so that one override each is enough', async () => {
    const assessed = await assessAll([...combinationCarriers.keys()])
    for (const [id, labels] of combinationCarriers)
      for (const type of types) {
        const category = categoryOf(type)
        const isMeant =
          (FAILING_RULES[category] as readonly string[]).includes(type) && FOUND[labels[category]] === 'fail'
        expect({ id, type, fails: assessed.get(id)?.[type]?.result === 'fail' }).toEqual({
          id,
          type,
          fails: isMeant,
        })
      }
  })

  it('every rule type passes, fails and is incomplete for some carrier', async () => {
    const assessed = await assessAll(Array.from({ length: 400 }, (_, place) => place + 1))
    const resultsOf = (type: RuleType) =>
      [...new Set([...assessed.values()].map(findings => findings[type]?.result))].toSorted((a, b) =>
        String(a).localeCompare(String(b)),
      )
    expect(Object.fromEntries(RULE_TYPES.map(type => [type, resultsOf(type)]))).toEqual(
      Object.fromEntries(
        // Each of these carriers is in the register, so that its ties are known.
        RULE_TYPES.map(type => [
          type,
          type === 'no_ties_to_revoked' ? ['fail', 'pass'] : ['fail', 'incomplete', 'pass'],
        ]),
      ),
    )
  })
})
