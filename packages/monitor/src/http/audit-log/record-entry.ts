import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { fullName } from '../session/full-name.ts'

/** What may be in the audit log. */
export const AUDIT_KINDS = [
  'override_created',
  'override_ended',
  'override_restored',
  'check_recorded',
  'check_withdrawn',
  'connection_status_changed',
  'connection_dismissed',
  'connection_restored',
  'connection_held',
  'connection_released',
  'do_not_dispatch',
  'carrier_monitored',
  'carrier_monitoring_stopped',
  'carrier_invited',
  'carrier_invitation_resent',
  'agreement_uploaded',
  'tax_form_uploaded',
  'certificate_confirmed',
  'certificate_withdrawn',
  'decision_recorded',
  'load_decision_recorded',
  'rate_confirmation_sent',
  'rate_confirmation_canceled',
  'identity_alert_posted',
  'identity_alert_unpublished',
  'exported',
  'report_run',
  'user_invited',
  'user_invitation_resent',
  'user_invitation_withdrawn',
  'user_joined',
  'user_removed',
  'permissions_changed',
  'team_changed',
  'fact_ages_changed',
  'policy_version_created',
  'policy_version_approved',
  'policy_version_declined',
  'policy_version_withdrawn',
  'policy_approval_changed',
  'vetting_settings_changed',
  'gate_settings_changed',
  'change_order_approved',
  'change_order_rejected',
  'payment_method_added',
  'plan_changed',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_secret_changed',
  'webhook_removed',
  'webhook_tested',
  'webhook_resent',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** What an act was done to, beside carriers. */
const SUBJECT_TYPES = [
  'rule',
  'own_check',
  'contract',
  'tax_form',
  'certificate',
  'decision_record',
  'rate_confirmation',
  'policy_version',
  'identity_alert',
  'list',
  'report',
  'user_invitation',
  'user',
  'team',
  'change_order',
  'plan',
  'api_key',
  'webhook',
] as const

/** Who acted for which company, when, and from where. */
export interface Author {
  readonly companyId: number
  readonly userId: number
  /** The name as it is now. */
  readonly userName: string | null
  readonly at: Date
  readonly requestId: string
  /** The API key that was used. Null: a session of a browser. */
  readonly key: { readonly id: number; readonly name: string } | null
}

export const authorOf = (actor: Actor, clock: Clock): Author => ({
  companyId: companyOf(actor),
  userId: actor.user.id,
  userName: fullName(actor.user),
  at: clock.now(),
  requestId: actor.requestId,
  key: actor.key,
})

export interface NewEntry {
  readonly kind: AuditKind
  readonly subject?: {
    readonly type: (typeof SUBJECT_TYPES)[number]
    readonly id: number | null
    readonly label: string | null
  }
  readonly carrierIds?: readonly number[]
  readonly reason?: string | null
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  readonly rowCount?: number
}

/**
 * Adds an entry to the company's audit log, in the transaction of the act itself: both are kept, or neither.
 *
 * Never give it a secret, or contact data of a carrier. Choice: an act on many carriers is one entry with all of them:
 * a log that repeats one act 5,000 times is no log, and the log of each of these carriers still has it.
 */
export async function recordEntry(
  trx: Transaction<Schema>,
  author: Author,
  { kind, subject, carrierIds = [], reason, before, after, rowCount }: NewEntry,
): Promise<void> {
  const { id } = await trx
    .insertInto('audit_entries')
    .values({
      company_id: author.companyId,
      user_id: author.userId,
      user_name: author.userName,
      occurred_at: author.at,
      source: author.key === null ? 'browser' : 'api_key',
      request_id: author.requestId,
      key_id: author.key?.id ?? null,
      key_name: author.key?.name ?? null,
      kind,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      subject_label: subject?.label ?? null,
      reason: reason || null,
      before: before === undefined ? null : [...before],
      after: after === undefined ? null : [...after],
      row_count: rowCount ?? null,
      policy_version: trx
        .selectFrom('rule_sets')
        .select('policy_version')
        .where('company_id', '=', author.companyId)
        .where('carrier_id', 'is', null)
        .where('classification_id', 'is', null),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (carrierIds.length === 0) return
  await sql`
    insert into audit_entry_carriers (entry_id, carrier_id, carrier_name)
    select ${id}::int, id, legal_name from carriers where id = any (${sql.val([...new Set(carrierIds)])}::int[])
    order by id`.execute(trx)
}

/** How long after an override its reason may come, in seconds. */
const REASON_SECONDS = 600

/**
 * Takes a note of a carrier as the reason for the override that its author has just created, as the portal sends the
 * reason of an override as a note. Source: section 3, "Note".
 *
 * Empty: a note without a new override of its author that has no reason yet changes nothing.
 */
export const recordReason = (
  trx: Transaction<Schema>,
  { companyId, userId, at }: Author,
  note: { readonly carrierId: number; readonly text: string },
): Promise<unknown> =>
  note.text.startsWith('Override of ')
    ? sql`
        insert into audit_entry_reasons (entry_id, reason)
        select entries.id, ${note.text} from audit_entries as entries
        join audit_entry_carriers as carriers on carriers.entry_id = entries.id
        where company_id = ${companyId} and user_id = ${userId} and kind = 'override_created'
          and carrier_id = ${note.carrierId}
          and occurred_at > ${at}::timestamptz - make_interval(secs => ${REASON_SECONDS})
        order by entries.id desc limit 1
        on conflict do nothing`.execute(trx)
    : Promise.resolve()
