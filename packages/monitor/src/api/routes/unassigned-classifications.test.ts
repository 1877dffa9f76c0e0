import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

interface Row {
  readonly classification: { readonly id: number }
  readonly rules_assessment: {
    readonly summary: Readonly<Record<string, object>>
    readonly carrier_rule_overrides: readonly { readonly classification_id: number | null }[]
  }
}

const PATH = 'carriers/1/rules_assessments_for_unassigned_classifications'
let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  await db
    .insertInto('classifications')
    .values([
      { id: 11, company_id: null, explicit_classification_id: 2 },
      { id: 12, company_id: 1, is_active: false },
      { id: 13, company_id: 1, explicit_classification_id: null },
      { id: 14, company_id: 2 },
    ])
    .execute()
  await db
    .insertInto('rule_sets')
    .values({
      company_id: 1,
      classification_id: 1,
      is_types: JSON.stringify({ bipd_at_least_750000: 2, satisfactory_or_unrated_safety_rating: 2 }),
    })
    .execute()
  await db
    .insertInto('carrier_classifications')
    .values([
      { company_id: 1, carrier_id: 1, classification_id: 13 },
      { company_id: 2, carrier_id: 1, classification_id: 11 },
    ])
    .execute()
  const override = {
    company_id: 1,
    carrier_id: 1,
    is_active: true,
    expiration_date: '2080-01-01',
    user_id: 1,
  }
  await db
    .insertInto('rule_overrides')
    .values([
      { ...override, classification_id: 1, is_type: 'bipd_at_least_750000' },
      { ...override, classification_id: 11, is_type: 'cargo_at_least_100000' },
      { ...override, classification_id: null, is_type: 'satisfactory_or_unrated_safety_rating' },
    ])
    .execute()
})
afterAll(() => testCompany.close())

const rows = async (by = north, path = PATH) => (await (await by.get(path)).json()) as Row[]

describe('unassigned classifications', () => {
  it("unassigned classifications are active ones, each assessed by its own rules or the company's", async () => {
    const found = await rows()
    expect(found.map(({ classification }) => classification.id)).toEqual([11, 1])
    expect(found.map(row => Object.keys(row.rules_assessment.summary))).toEqual([
      expect.arrayContaining(['active_interstate_authority', 'cargo_at_least_100000']),
      ['bipd_at_least_750000', 'satisfactory_or_unrated_safety_rating'],
    ])
    expect(found[0]?.classification).toMatchObject({
      company_id: null,
      explicit_classification: { id: 2, name: 'Flatbed' },
    })
  })

  it('unassigned classifications have the evidence of each finding, and separate incomplete from fail', async () => {
    const [every] = await rows()
    expect(every?.rules_assessment.summary).toMatchObject({
      bipd_at_least_750000: {
        result: 'pass',
        value: { code: 'cover', usd: 1_000_000, notice: { on: '2026-12-01', usd: null, end: 'canceled' } },
        source: 'FMCSA licensing and insurance',
        as_of: '2026-11-01',
      },
      cargo_at_least_100000: { result: 'incomplete' },
      satisfactory_or_unrated_safety_rating: { result: 'fail' },
    })
  })

  it('unassigned classifications have the overrides that apply to each', async () => {
    const found = await rows()
    expect(
      found.map(row => row.rules_assessment.carrier_rule_overrides.map(each => each.classification_id)),
    ).toEqual([
      [null, 11],
      [null, 1],
    ])
  })

  it('unassigned classifications leave out safety findings for a user who may not see them', async () => {
    const text = JSON.stringify(await rows(await testCompany.as('unsafe')))
    expect(text).toContain('bipd_at_least_750000')
    expect(text).not.toContain('satisfactory')
  })

  it('a carrier without classifications has all active ones unassigned', async () => {
    const found = await rows(north, PATH.replace('/1/', '/2/'))
    expect(found.map(({ classification }) => classification.id)).toEqual([13, 11, 1])
  })

  it.each([
    ['north', PATH.replace('/1/', '/999/'), 404],
    ['north', PATH.replace('/1/', '/4/'), 404],
    ['north', `${PATH}?company_id=2`, 422],
    ['unpaid', PATH, 403],
    ['trucker', PATH, 403],
    ['ended', PATH, 403],
  ] as const)(
    'unassigned classifications are rejected for %s at %s with %i',
    async (person, path, status) => {
      await refusedWithoutChange(testCompany, status, async () => (await testCompany.as(person)).get(path))
    },
  )
})
