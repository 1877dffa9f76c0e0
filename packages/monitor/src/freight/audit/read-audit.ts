import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { wireDecisionRule } from '../../own-carriers/decisions/wire-decision-rule.ts'
import { isSafetyRule } from '../../rules/terms/rule-types.ts'
import { LOAD_STATUSES } from '../loads/load-status.ts'
import { AUDIT_KINDS_OF_LOADS } from './audit-loads.ts'

const rules = z.array(wireDecisionRule)

/** What an audit found of one load. */
export const wireAuditLine = z.object({
  id: z.number(),
  kind: z.enum(AUDIT_KINDS_OF_LOADS),
  load: z.object({
    id: z.number(),
    external_load_number: z.string().nullable(),
    status: z.enum(LOAD_STATUSES),
  }),
  carrier: z.object({ id: z.number(), legal_name: z.string().nullable() }),
  since: z.string(),
  policy_version: z.number().nullable(),
  /** The rules that failed, as far as this user may see them. */
  rules,
  hidden_rules: z.number(),
  decision_record_id: z.number().nullable(),
  found_at: z.string(),
})

/** The last audit. Null: none was made yet. */
export const wireLoadAudit = z.object({ made_at: z.string(), first_load_on: z.string() }).nullable()

export const readLoadAudit = async (
  db: Kysely<Schema>,
  actor: Actor,
): Promise<z.output<typeof wireLoadAudit>> => {
  const found = await db
    .selectFrom('load_audits')
    .select(['made_at', 'first_load_on'])
    .where('company_id', '=', companyOf(actor))
    .executeTakeFirst()
  return found === undefined ? null : { ...found, made_at: found.made_at.toISOString() }
}

/** What the last audit of a company found, the newest first. */
export const auditLines = (
  db: Kysely<Schema>,
  actor: Actor,
  kind: (typeof AUDIT_KINDS_OF_LOADS)[number] | undefined,
) => {
  const lines = db
    .selectFrom('load_audit_lines as line')
    .innerJoin('loads', 'loads.id', 'line.load_id')
    .leftJoin('carriers', 'carriers.id', 'line.carrier_id')
    .selectAll('line')
    .select(['loads.external_load_number', 'loads.status', 'carriers.legal_name'])
    .where('line.company_id', '=', companyOf(actor))
    .orderBy('line.since', 'desc')
    .orderBy('line.id', 'desc')
  return kind === undefined ? lines : lines.where('line.kind', '=', kind)
}

/** A line as it goes over the wire: of rules about safety, who may not see them gets how many. */
export const wireAuditLineOf = (
  actor: Actor,
  line: Awaited<ReturnType<ReturnType<typeof auditLines>['execute']>>[number],
): z.output<typeof wireAuditLine> => {
  const all = rules.parse(line.rules)
  const shown = blocksSafety(actor) ? all.filter(({ is_type }) => !isSafetyRule(is_type)) : all
  const { id, kind, load_id, external_load_number, status, carrier_id, legal_name } = line
  return {
    id,
    kind,
    load: { id: load_id, external_load_number, status },
    carrier: { id: carrier_id, legal_name },
    since: line.since.toISOString(),
    policy_version: line.policy_version,
    rules: shown,
    hidden_rules: all.length - shown.length,
    decision_record_id: line.decision_record_id,
    found_at: line.found_at.toISOString(),
  }
}
