import { sql, type Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { AlertLoad } from './read-alert-facts.ts'

interface Said {
  readonly load_id: number
  readonly carrier_id: number
  readonly verdict: string | null
  readonly policy_version: number | null
  readonly types: readonly string[]
}

/** The last row of each of some loads. */
const lastOf = async (trx: Transaction<Schema>, loadIds: readonly number[]) => {
  const { rows } = await sql<Said>`
    select distinct on (load_id) load_id, carrier_id, verdict, policy_version,
      array(select rule ->> 'is_type' from jsonb_array_elements(rules) as rule) as types
    from load_assessments where load_id = ${anyOf(loadIds)} order by load_id, id desc`.execute(trx)
  return groupedBy(rows, ({ load_id }) => load_id)
}

/** The rules that fail today: those that will on a later day are no part of the verdict. */
const failing = ({ assessed }: AlertLoad) =>
  assessed.reasons.flatMap(reason =>
    reason.code === 'rule' && reason.changes_on === null && reason.rule.outcome === 'fail'
      ? [reason.rule]
      : [],
  )

/** Notes what the policy says of the carriers of open loads, where it is another than before. */
export async function keepAssessments(
  trx: Transaction<Schema>,
  companyId: number,
  loads: readonly AlertLoad[],
  now: Date,
): Promise<void> {
  const open = loads.filter(({ isOpen, carrier_id }) => isOpen && carrier_id !== null)
  if (open.length === 0) return
  const last = await lastOf(
    trx,
    open.map(({ id }) => id),
  )
  const rows = open.flatMap(load => {
    const { id, carrier_id, assessed } = load
    const rules = failing(load)
    const [before] = last.get(id) ?? []
    const isSame =
      before !== undefined &&
      before.carrier_id === carrier_id &&
      before.verdict === assessed.verdict &&
      before.policy_version === assessed.policyVersion &&
      before.types.toSorted().join() ===
        rules
          .map(({ is_type }) => is_type)
          .toSorted()
          .join()
    return isSame || carrier_id === null
      ? []
      : [
          {
            load_id: id,
            company_id: companyId,
            carrier_id,
            verdict: assessed.verdict,
            policy_version: assessed.policyVersion,
            rules: JSON.stringify(rules),
            said_at: now,
          },
        ]
  })
  if (rows.length > 0) await trx.insertInto('load_assessments').values(rows).execute()
}
