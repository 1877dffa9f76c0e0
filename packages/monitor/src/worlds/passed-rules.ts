const CENSUS = 'FMCSA census'
const LICENSING = 'FMCSA licensing and insurance'
const SAFETY = 'FMCSA safety measurement'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

const rule = (is_type: string, value: string, source: string, as_of: string) => ({
  is_type,
  outcome: 'pass' as const,
  result: 'pass',
  value,
  source,
  as_of,
})

/** The rules of Northlake as a carrier passed all of them on a day, apart from those on safety data. */
export const passedRules = (cargo: number, day: string) => [
  rule('active_interstate_authority', 'common, interstate', LICENSING, day),
  rule('authority_age_at_least_3_months', 'over 3 months', LICENSING, day),
  rule('authority_age_at_least_6_months', 'over 6 months', LICENSING, day),
  rule('bipd_at_least_750000', '$1,000,000', LICENSING, day),
  rule('bipd_at_least_1000000', '$1,000,000', LICENSING, day),
  rule('cargo_at_least_100000', dollars(cargo), LICENSING, day),
  rule('active_operating_status', 'Active', CENSUS, day),
]

/** The rules on safety data, passed. */
export const passedSafetyRules = (day: string) => [
  rule('satisfactory_or_unrated_safety_rating', 'Unrated', SAFETY, day),
  rule('inspected_within_last_24_months', 'one in 24 months', SAFETY, day),
  rule('no_active_out_of_service_orders', 'none', SAFETY, day),
]
