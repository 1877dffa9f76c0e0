import type { CarrierId, Id, UserId } from '../shared/ids.ts'
import { nameText } from '../shared/monitor-name-text.ts'

/** What each kind of entry is called, in the order in which kinds are offered. Source: section 2, "Audit log". */
export const AUDIT_KIND_LABELS = {
  override_created: 'Override created',
  override_ended: 'Override ended',
  override_restored: 'Override restored',
  check_recorded: 'Check recorded',
  check_withdrawn: 'Check taken back',
  do_not_dispatch: 'Do not dispatch',
  connection_status_changed: 'Connection status changed',
  connection_dismissed: 'Connection dismissed',
  connection_restored: 'Connection restored',
  connection_held: 'Put on hold',
  connection_released: 'Released from hold',
  carrier_monitored: 'Monitoring started',
  carrier_monitoring_stopped: 'Monitoring stopped',
  carrier_invited: 'Carrier invited',
  carrier_invitation_resent: 'Carrier invitation resent',
  agreement_uploaded: 'Agreement uploaded',
  tax_form_uploaded: 'Tax form uploaded',
  certificate_confirmed: 'Certificate confirmed',
  certificate_withdrawn: 'Certificate taken back',
  decision_recorded: 'Decision recorded',
  load_decision_recorded: 'Load decision recorded',
  rate_confirmation_sent: 'Rate confirmation sent',
  rate_confirmation_canceled: 'Rate confirmation canceled',
  identity_alert_posted: 'Identity alert posted',
  identity_alert_unpublished: 'Identity alert withdrawn',
  exported: 'List exported',
  report_run: 'Report run',
  user_invited: 'Person invited',
  user_invitation_resent: 'Invitation resent',
  user_invitation_withdrawn: 'Invitation withdrawn',
  user_joined: 'Person joined',
  user_removed: 'Person removed',
  permissions_changed: 'Permissions changed',
  team_changed: 'Team changed',
  fact_ages_changed: 'Age of facts changed',
  policy_version_created: 'Policy version made',
  policy_version_approved: 'Policy version approved',
  policy_version_declined: 'Policy version declined',
  policy_version_withdrawn: 'Policy version withdrawn',
  policy_approval_changed: 'Policy approval changed',
  vetting_settings_changed: 'Re-vetting changed',
  gate_settings_changed: 'Gate changed',
  change_order_approved: 'Change order approved',
  change_order_rejected: 'Change order rejected',
  payment_method_added: 'Payment method added',
  plan_changed: 'Plan changed',
  api_key_created: 'API key created',
  api_key_revoked: 'API key revoked',
  webhook_created: 'Webhook added',
  webhook_changed: 'Webhook changed',
  webhook_secret_changed: 'Webhook secret changed',
  webhook_removed: 'Webhook removed',
  webhook_tested: 'Webhook tested',
  webhook_resent: 'Webhook delivery resent',
} as const satisfies Readonly<Record<string, string>>

/** A kind of entry that this portal knows. */
export type AuditKind = keyof typeof AUDIT_KIND_LABELS

/** Every kind, in the order in which they are offered. */
export const AUDIT_KINDS = Object.keys(AUDIT_KIND_LABELS) as readonly AuditKind[]

/** Whether this portal knows a kind. */
export const isAuditKind = (kind: string): kind is AuditKind => Object.hasOwn(AUDIT_KIND_LABELS, kind)

/** What a kind is called; one of a newer monitor is its own name as text. Source: section 2, "Audit log". */
export const auditKindText = (kind: string): string =>
  isAuditKind(kind) ? AUDIT_KIND_LABELS[kind] : nameText(kind)

/** The lists that are exported, as the audit log calls them. Source: section 2, "Audit log". */
export const EXPORTED_LIST_LABELS = {
  search_results: 'search results',
  lane_search: 'lane search results',
  connections: 'connections',
  monitored_carriers: 'monitored carriers',
  selected_carriers: 'selected carriers',
  uploaded_list: 'an uploaded list',
  rule_what_if: 'carriers that other rules would change',
  audit_log: 'the audit log',
  load_audit: 'the audit of loads',
} as const

/** A list that is exported. */
export type ExportedList = keyof typeof EXPORTED_LIST_LABELS

/** The monitor's number of one entry. */
export type AuditEntryId = Id<'audit-entry'>

/** What an act was done to, beside carriers. */
export interface AuditSubject {
  /** Such as `user`. The set is open. */
  readonly type: string
  /** Null: it has no number of its own. */
  readonly id: number | null
  /** Its name as it was then. Null: it has none. */
  readonly label: string | null
}

/** A carrier with its name as it was then. */
export interface AuditedCarrier {
  readonly id: CarrierId
  readonly legalName: string | null
}

/** What someone of the company did. It is never changed or removed. Source: section 2, "Audit log". */
export interface AuditEntry {
  readonly id: AuditEntryId
  /** One of `AuditKind`; a newer monitor may have others. */
  readonly kind: string
  readonly occurredAt: string
  readonly userId: UserId
  /** The name as it was then. Null: they had none. */
  readonly userName: string | null
  /** Where it was done: `browser` or `api_key`. The set is open. */
  readonly source: string
  /** The id of the call, as in its response and in the monitor's log. Null: an older entry. */
  readonly requestId: string | null
  /** The API key it was done with, by its name then. Null: a session of a browser, or an older entry. */
  readonly key: { readonly id: number; readonly name: string } | null
  readonly subject: AuditSubject | null
  /** The first of them. */
  readonly carriers: readonly AuditedCarrier[]
  readonly carrierCount: number
  /** Null: none was given. */
  readonly reason: string | null
  /** What it was, in short. Null: nothing was changed. */
  readonly before: readonly string[] | null
  readonly after: readonly string[] | null
  /** How many rows an export has. Null: it is none. */
  readonly rowCount: number | null
  /** The version of the company's policy that was in force. Null or missing: none was. */
  readonly policyVersion?: number | null
}

/** Someone whom the log names. */
export interface AuditAuthor {
  readonly userId: UserId
  readonly userName: string | null
}

/** Who did it, as text. Empty: "Someone" for a person who had no name. */
export const auditAuthorText = ({ userName }: Pick<AuditAuthor, 'userName'>): string => userName ?? 'Someone'
