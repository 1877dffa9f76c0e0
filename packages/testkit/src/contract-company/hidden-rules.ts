import type { CarrierQuery } from '@fairhaul/core'
import type { Seed } from './contract-company.ts'

/** A colleague of the broker without safety data, and a search for carriers of which some fail by it. */
export interface HiddenRuleFacts {
  readonly colleague: string
  readonly assessed: CarrierQuery
}

const COLLEAGUE = 'cleo@office.example'
/** As registers write it: satisfactory, conditional, unsatisfactory, not rated. */
const RATINGS = ['S', 'C', 'U', null] as const

/** Seeds carriers with every safety rating, a rule about it, an override of that rule, and who may not see any of it. */
export const seedHiddenRules: Seed<HiddenRuleFacts> = async ({ db, today, ann, firstSpareCarrier }) => {
  await db
    .insertInto('users')
    .values({
      company_id: ann.companyId,
      scopes: ['sourcing', 'block_safety_data'],
      email: COLLEAGUE,
      first_name: 'An',
      last_name: 'Invention',
    })
    .execute()
  const RATING = 'satisfactory_or_unrated_safety_rating'
  await db
    .updateTable('rule_sets')
    .set({
      is_types: JSON.stringify({
        bipd_at_least_750000: 2,
        cargo_at_least_100000: 2,
        [RATING]: 2,
        cargo_at_least_250000: 3,
        inspected_within_last_12_months: 3,
      }),
    })
    .where('company_id', '=', ann.companyId)
    .execute()
  const rated = RATINGS.map((rating, at) => ({ carrier_id: firstSpareCarrier + at, rating, as_of: today }))
  await db.insertInto('carrier_safety').values(rated).execute()
  const insured = rated.flatMap(({ carrier_id }) =>
    (['bipd', 'cargo'] as const).map(kind => ({ carrier_id, kind, amount: 1_000_000 })),
  )
  await db.insertInto('carrier_insurances').values(insured).execute()
  await db
    .insertInto('rule_overrides')
    .values({
      company_id: ann.companyId,
      carrier_id: firstSpareCarrier + 1,
      is_type: RATING,
      is_active: true,
      expiration_date: '2080-01-01',
      user_id: ann.userId,
    })
    .execute()
  return { colleague: COLLEAGUE, assessed: { kind: 'name-prefix', value: 'OAKFIELD HAULAGE 6' } }
}
