import { type Migration, sql } from 'kysely'

interface Rule {
  readonly value: unknown
}

/** A rule with what was found as a value. */
const withValue = (rule: Rule) => ({
  ...rule,
  value: rule.value === null || rule.value === 'not on record' ? null : { code: 'text', text: rule.value },
  older_than_days: null,
  unread: null,
})

/** What was found for a rule is kept as a value and no longer as a text: all carriers are assessed anew. */
export const findingsAsValues: Migration = {
  async up(db) {
    await sql.raw(`update own_carriers set reasons = '[]', changes = changes + 1;`).execute(db)
    const { rows } = await sql<{ id: number; verdict_when_sent: string }>`
      select id, verdict_when_sent from rate_confirmations where verdict_when_sent is not null`.execute(db)
    for (const { id, verdict_when_sent } of rows) {
      const { rules, rules_on_safety_data, ...verdict } = JSON.parse(verdict_when_sent) as Readonly<
        Record<'rules' | 'rules_on_safety_data', readonly Rule[]>
      >
      const stored = {
        ...verdict,
        rules: rules.map(withValue),
        rules_on_safety_data: rules_on_safety_data.map(withValue),
      }
      await sql`update rate_confirmations set verdict_when_sent = ${JSON.stringify(stored)} where id = ${id}`.execute(
        db,
      )
    }
  },
}
