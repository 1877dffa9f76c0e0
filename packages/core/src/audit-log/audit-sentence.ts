import { API_KEY_SCOPE_LABELS } from '../account/api-key.ts'
import { changeFieldLabel } from '../account/change-order/change-order-text.ts'
import { CARD_BRAND_LABELS } from '../account/billing/payment-method.ts'
import { SCOPE_LABELS } from '../account/scope-labels.ts'
import { isScope } from '../account/scopes.ts'
import { OWN_CHECK_LABELS } from '../carrier/check/own-check.ts'
import { CONNECTION_STATUS_LABELS } from '../carrier/connection-status.ts'
import { ALERT_CATEGORY_LABELS } from '../identity-alert/alert-categories.ts'
import { paths } from '../routes/paths.ts'
import { lastDayText } from '../rules/override-term.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import { formatCount, formatNumber } from '../shared/amounts.ts'
import { formatCalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import { withCapital } from '../shared/first-letter.ts'
import { listText } from '../shared/list-text.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { gateChangeText, confirmationText, sentText, stageAndGateText } from './gate-entry-text.ts'
import { vettingChangeText } from '../vetting/vetting-text.ts'
import { agesText } from './fact-age-entry-text.ts'
import { WEBHOOK_ACTS } from './webhook-entry-text.ts'
import { type AuditEntry, type AuditKind, EXPORTED_LIST_LABELS, isAuditKind } from './audit-entry.ts'

/** A piece of a sentence; with a path it links there. */
export interface SentencePart {
  readonly text: string
  readonly path?: string
}

type Parts = readonly (SentencePart | string)[]

const labelIn = (labels: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] as string) : nameText(name)

const permissionText = (scope: string): string =>
  isScope(scope) ? SCOPE_LABELS[scope].label : nameText(scope)

const carrierParts = ({ carriers, carrierCount }: AuditEntry): Parts => {
  const hidden = carrierCount - carriers.length
  const names: readonly (SentencePart | string)[] = [
    ...carriers.map(({ id, legalName }) => ({
      text: legalName ?? `carrier ${id}`,
      path: paths.carrier({ id }),
    })),
    ...(hidden > 0 ? [`${formatNumber(hidden)} ${hidden === 1 ? 'other' : 'others'}`] : []),
  ]
  return names.flatMap((name, at) => [at === 0 ? '' : at === names.length - 1 ? ' and ' : ', ', name])
}

/** Carriers after a word: " for Eagle Mesa Freight LLC". Empty: nothing, where there are none. */
const withCarriers = (word: string, entry: AuditEntry): Parts =>
  entry.carrierCount === 0 ? [] : [` ${word} `, ...carrierParts(entry)]

const labelOf = ({ subject }: AuditEntry, unnamed: string): string => subject?.label ?? unnamed
const ruleOf = (entry: AuditEntry): string => readableRuleName(labelOf(entry, ''))

const untilText = ({ after }: AuditEntry): string => {
  const day = parseCalendarDate(after?.[0] ?? '')
  return day === undefined ? '' : ` ${lastDayText(day)}`
}

const checkText = (entry: AuditEntry): string =>
  ` (${labelIn(OWN_CHECK_LABELS, labelOf(entry, 'unknown kind'))})`

/** Until when a recorded check counts. Without an end it found nothing. */
const checkedText = (entry: AuditEntry): string => untilText(entry) || ', which found nothing'

const withPermissions = ({ after }: AuditEntry): string => {
  const names = (after ?? []).map(permissionText)
  return names.length === 0 ? 'without permissions' : `with ${listText(names)}`
}

/** "added Compliance; removed Sourcing". Empty: "no change". */
const differences = ({ before, after }: AuditEntry, textOf: (name: string) => string): string => {
  const [was, is] = [before ?? [], after ?? []]
  const added = is.filter(each => !was.includes(each)).map(textOf)
  const removed = was.filter(each => !is.includes(each)).map(textOf)
  return (
    [
      ...(added.length > 0 ? [`added ${listText(added)}`] : []),
      ...(removed.length > 0 ? [`removed ${listText(removed)}`] : []),
    ].join('; ') || 'no change'
  )
}

const policyText = (entry: AuditEntry): string => `policy version ${labelOf(entry, 'without a number')}`

/** From when a version decides: ", in force from Dec 1, 2026". Empty: nothing, where its day is not on record. */
const fromText = ({ after }: AuditEntry): string => {
  const day = parseCalendarDate(after?.[0] ?? '')
  return day === undefined ? '' : `, in force from ${formatCalendarDate(day)}`
}

const statusText = (values: readonly string[] | null): string =>
  labelIn(CONNECTION_STATUS_LABELS, values?.[0] ?? '')

const alertText = (entry: AuditEntry): Parts => [
  `an identity alert (${labelIn(ALERT_CATEGORY_LABELS, labelOf(entry, '')).toLowerCase()})`,
  ...withCarriers('about', entry),
]

const changeOrder = ({ subject, after }: AuditEntry): Parts => {
  const fields = (after ?? []).map(field => changeFieldLabel(field).toLowerCase())
  const id = subject?.id ?? null
  return [
    id === null ? 'a change order' : { text: `change order ${id}`, path: paths.companyChangeOrder({ id }) },
    ...(fields.length === 0 ? [] : [` (${listText(fields)})`]),
  ]
}

const decision = ({ subject }: AuditEntry): SentencePart => {
  const id = subject?.id ?? null
  return { text: 'decision', ...(id !== null && { path: paths.decisionRecord({ id }) }) }
}

const KEY_SCOPES = Object.fromEntries(
  Object.entries(API_KEY_SCOPE_LABELS).map(([scope, { label }]) => [scope, label]),
)

const keyScopesText = ({ after }: AuditEntry): string =>
  after === null || after.length === 0 ? '' : ` (${listText(after.map(scope => labelIn(KEY_SCOPES, scope)))})`

const rowsText = ({ rowCount }: AuditEntry): string =>
  rowCount === null ? '' : ` (${formatCount(rowCount, 'row')})`

const ACTS: Readonly<Record<AuditKind, (entry: AuditEntry) => Parts>> = {
  override_created: it => [`overrode ${ruleOf(it)}`, ...withCarriers('for', it), untilText(it)],
  override_ended: it => [`ended the override of ${ruleOf(it)}`, ...withCarriers('for', it)],
  override_restored: it => [
    `restored the override of ${ruleOf(it)}`,
    ...withCarriers('for', it),
    untilText(it),
  ],
  check_recorded: it => [`recorded a check${checkText(it)}`, ...withCarriers('of', it), checkedText(it)],
  check_withdrawn: it => [`took back a check${checkText(it)}`, ...withCarriers('of', it)],
  do_not_dispatch: it => ['marked ', ...carrierParts(it), ' do not dispatch'],
  connection_status_changed: it => [
    'moved ',
    ...carrierParts(it),
    ` from "${statusText(it.before)}" to "${statusText(it.after)}"`,
  ],
  connection_dismissed: it => ['dismissed ', ...carrierParts(it)],
  connection_restored: it => ['restored ', ...carrierParts(it)],
  connection_held: it => ['put ', ...carrierParts(it), ' on hold'],
  connection_released: it => ['released ', ...carrierParts(it), ' from hold'],
  carrier_monitored: it => ['started monitoring ', ...carrierParts(it)],
  carrier_monitoring_stopped: it => ['stopped monitoring ', ...carrierParts(it)],
  carrier_invited: it => ['invited ', ...carrierParts(it), ' to connect'],
  carrier_invitation_resent: it => ['resent the invitation to ', ...carrierParts(it)],
  certificate_confirmed: it => ['confirmed a certificate of insurance', ...withCarriers('of', it)],
  certificate_withdrawn: it => ['took back a certificate of insurance', ...withCarriers('of', it)],
  agreement_uploaded: it => [
    `uploaded ${labelOf(it, 'an agreement')} with changes`,
    ...withCarriers('for', it),
  ],
  tax_form_uploaded: it => [`uploaded ${labelOf(it, 'a tax form')}`, ...withCarriers('for', it)],
  decision_recorded: it => ['recorded a ', decision(it), ...withCarriers('about', it)],
  load_decision_recorded: it => [
    'recorded a ',
    decision(it),
    ` on load ${labelOf(it, 'without a number')}${stageAndGateText(it)}`,
    ...withCarriers('for', it),
  ],
  rate_confirmation_sent: it => [`sent ${sentText(it)}`, ...withCarriers('to', it)],
  rate_confirmation_canceled: it => [`canceled ${confirmationText(it)}`, ...withCarriers('for', it)],
  identity_alert_posted: it => ['posted ', ...alertText(it)],
  identity_alert_unpublished: it => ['withdrew ', ...alertText(it)],
  exported: it => [`exported ${labelIn(EXPORTED_LIST_LABELS, labelOf(it, ''))}${rowsText(it)}`],
  report_run: it => [`ran the report ${labelOf(it, 'without a name')}`],
  user_invited: it => [`invited ${labelOf(it, 'someone')} ${withPermissions(it)}`],
  user_invitation_resent: it => [`resent the invitation to ${labelOf(it, 'someone')} ${withPermissions(it)}`],
  user_invitation_withdrawn: it => [`withdrew the invitation to ${labelOf(it, 'someone')}`],
  user_joined: it => [`joined ${withPermissions(it)}`],
  user_removed: it => [`removed ${labelOf(it, 'someone')} from the company`],
  permissions_changed: it => [
    `changed the permissions of ${labelOf(it, 'someone')}: ${differences(it, permissionText)}`,
  ],
  team_changed: it => [`changed the team ${labelOf(it, 'without a name')}: ${differences(it, name => name)}`],
  fact_ages_changed: it => [`changed how old facts may be: ${agesText(it)}`],
  policy_version_created: it => [`made ${policyText(it)}${fromText(it)}`],
  policy_version_approved: it => [`approved ${policyText(it)}`],
  policy_version_declined: it => [`declined ${policyText(it)}`],
  policy_version_withdrawn: it => [`withdrew ${policyText(it)}`],
  policy_approval_changed: it => [
    it.after?.[0] === 'required'
      ? 'let each new policy version wait for a second person'
      : 'let new policy versions decide without a second person',
  ],
  vetting_settings_changed: it => [
    `changed when carriers are due for re-vetting: ${vettingChangeText(it.before, it.after)}`,
  ],
  gate_settings_changed: it => [gateChangeText(it)],
  change_order_approved: it => ['approved ', ...changeOrder(it)],
  change_order_rejected: it => ['rejected ', ...changeOrder(it)],
  payment_method_added: it => [
    `added a payment method (${labelIn(CARD_BRAND_LABELS, it.after?.[0] ?? 'other')})`,
  ],
  plan_changed: it => [
    it.before === null
      ? `chose the plan ${labelOf(it, 'without a name')}`
      : `changed the plan from ${listText(it.before)} to ${labelOf(it, 'one without a name')}`,
  ],
  api_key_created: it => [`created the API key ${labelOf(it, 'without a name')}${keyScopesText(it)}`],
  api_key_revoked: it => [`revoked the API key ${labelOf(it, 'without a name')}`],
  ...WEBHOOK_ACTS,
}

/** An act of a kind that this portal does not know: its own name, and what it was done to. */
const unknownAct = (entry: AuditEntry): Parts => [
  `did something that this page has no words for yet (${nameText(entry.kind)})`,
  ...(entry.subject?.label == null ? [] : [`: ${entry.subject.label}`]),
  ...withCarriers('for', entry),
]

/**
 * What was done, without who did it, as pieces of a sentence: "overrode Cargo at least 100,000 for Eagle Mesa Freight LLC
 * until Mar 4, 2027". Carriers, decisions and change orders link to their pages.
 *
 * Source: section 2, "Audit log"; the wording is ours.
 */
export const auditAct = (entry: AuditEntry): readonly SentencePart[] =>
  (isAuditKind(entry.kind) ? ACTS[entry.kind] : unknownAct)(entry)
    .map(part => (typeof part === 'string' ? { text: part } : part))
    .filter(({ text }) => text !== '')

/** The same as one text, with a capital. Source: section 2, "Audit log". */
export const auditActText = (entry: AuditEntry): string =>
  withCapital(
    auditAct(entry)
      .map(({ text }) => text)
      .join(''),
  )
