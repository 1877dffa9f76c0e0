const CENSUS = 'FMCSA census'
const LICENSING = 'FMCSA licensing and insurance'
const SAFETY = 'FMCSA safety measurement'

const text = (said: string) => ({ code: 'text', text: said })
const cover = (usd: number) => ({ code: 'cover', usd, notice: null })

const rule = (is_type: string, value: object, source: string, as_of: string) => ({
  is_type,
  outcome: 'pass' as const,
  result: 'pass',
  value,
  source,
  as_of,
  older_than_days: null,
  unread: null,
})

/** The rules of Northlake as a carrier passed all of them on a day, apart from those on safety data. */
export const passedRules = (cargo: number, day: string) => [
  rule('active_interstate_authority', text('common, interstate'), LICENSING, day),
  rule('authority_age_at_least_3_months', text('over 3 months'), LICENSING, day),
  rule('authority_age_at_least_6_months', text('over 6 months'), LICENSING, day),
  rule('bipd_at_least_750000', cover(1_000_000), LICENSING, day),
  rule('bipd_at_least_1000000', cover(1_000_000), LICENSING, day),
  rule('cargo_at_least_100000', cover(cargo), LICENSING, day),
  rule('active_operating_status', { code: 'status', status: 'A' }, CENSUS, day),
]

/** The rules on safety data, passed. */
export const passedSafetyRules = (day: string) => [
  rule('satisfactory_or_unrated_safety_rating', { code: 'rating', rating: null }, SAFETY, day),
  rule('inspected_within_last_24_months', { code: 'inspections', count: 1, months: 24 }, SAFETY, day),
  rule('no_active_out_of_service_orders', { code: 'no_order' }, SAFETY, day),
]
