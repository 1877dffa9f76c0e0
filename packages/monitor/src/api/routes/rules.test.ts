import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

const NULLED = 'bipd_at_least_750000'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  await testCompany.database.db
    .updateTable('rule_sets')
    .set({ is_types: sql`is_types || ${JSON.stringify({ [NULLED]: null })}::jsonb` })
    .where('company_id', '=', 1)
    .execute()
})
afterAll(() => testCompany.close())

const read = async <T>(path: string): Promise<T> =>
  (await (await testCompany.as('north')).get(path)).json() as Promise<T>

describe('a rule set in which a rule has the value null', () => {
  it('is answered with its null', async () => {
    const sets = await read<{ is_types: Record<string, number | null> }[]>(
      'rules?company_id=1&q[carrier_id_null]=true&q[s]=created_at desc',
    )
    expect(sets[0]?.is_types).toHaveProperty(NULLED, null)
  })

  it('does not assess that rule', async () => {
    expect(await read<string[]>('rules/is_types')).not.toContain(NULLED)
    const { rules_assessment } = await read<{ rules_assessment: { summary: object } }>(
      'carriers/1/for_broker_portal',
    )
    expect(Object.keys(rules_assessment.summary)).not.toContain(NULLED)
    expect(Object.keys(rules_assessment.summary)).not.toEqual([])
  })
})
