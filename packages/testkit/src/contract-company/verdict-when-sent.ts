const UNDATED = { source: null, as_of: null, older_than_days: null, unread: null }

/** A verdict that is stored with a rate confirmation: a rule on safety data failed. */
export const VERDICT_WHEN_SENT = {
  verdict: 'fail',
  safety_rules: { count: 1, worst: 'fail' },
  rules: [
    {
      is_type: 'cargo_at_least_100000',
      outcome: 'pass',
      value: { code: 'cover', usd: 100_000, notice: null },
      ...UNDATED,
    },
  ],
  rules_on_safety_data: [
    {
      is_type: 'inspected_within_last_24_months',
      outcome: 'fail',
      value: { code: 'no_inspection', months: 24 },
      ...UNDATED,
    },
  ],
}
