import { findingText } from '../../rules/finding-text.ts'
import { readableRuleName } from '../../rules/readable-rule-name.ts'
import { formatCount } from '../../shared/amounts.ts'
import type { ExportColumn } from '../../shared/export-table.ts'
import { sourceAndDayText } from '../../shared/source-text.ts'
import { LOAD_STATUS_LABELS } from '../load-status.ts'
import { loadName } from '../load.ts'
import type { LoadAuditKind, LoadAuditLine } from './load-audit.ts'

/** What each kind is called. Source: section 4, "Audit of loads"; the wording is ours. */
export const LOAD_AUDIT_KIND_LABELS: Readonly<Record<LoadAuditKind, string>> = {
  refused_at_tender: 'Refused at tender',
  refused_at_pickup: 'Refused at pickup',
  turned_while_open: 'Turned while open',
  blocked_on_open: 'Blocked on an open load',
}

/** What each kind means, as a sentence. Source: section 4, "Audit of loads"; the wording is ours. */
export const LOAD_AUDIT_MEANINGS: Readonly<Record<LoadAuditKind, string>> = {
  refused_at_tender: 'The carrier failed your policy when it got the load.',
  refused_at_pickup: 'The carrier failed your policy when it picked the load up.',
  turned_while_open: 'The carrier turned to Fail while it had the load, and no decision was recorded since.',
  blocked_on_open: 'The carrier is set to Do not dispatch and still has the load.',
}

/** By what a load was refused: "Version 3", or the block of the company. Source: section 4, "Audit of loads"; the wording is ours. */
export const loadAuditPolicyText = ({
  kind,
  policyVersion,
}: Pick<LoadAuditLine, 'kind' | 'policyVersion'>): string => {
  if (kind === 'blocked_on_open') return 'Your company’s block'
  return policyVersion === null ? 'First rules' : `Version ${policyVersion}`
}

const evidenceOf = ({ source, asOf }: LoadAuditLine['rules'][number]): string =>
  source === null && asOf === null ? '' : ` (${sourceAndDayText(source, asOf)})`

/**
 * The rules that failed, each with what was found, its file and its day. Empty: none, where the company blocked the carrier.
 *
 * Source: section 4, "Audit of loads"; the wording is ours.
 */
export const loadAuditReasons = ({
  rules,
  hiddenRules,
}: Pick<LoadAuditLine, 'rules' | 'hiddenRules'>): readonly string[] => [
  ...rules.map(rule => `${readableRuleName(rule.ruleType)}: ${findingText(rule)}${evidenceOf(rule)}`),
  ...(hiddenRules === 0 ? [] : [`${formatCount(hiddenRules, 'rule')} that you may not see`]),
]

/** The columns of an audit as a file, in order. Times are instants (ISO 8601, UTC). Source: section 4, "Audit of loads". */
export const LOAD_AUDIT_EXPORT_COLUMNS: readonly ExportColumn<LoadAuditLine>[] = [
  { header: 'Load', cell: ({ load }) => loadName(load).replace(/^Load /, '') },
  { header: 'Status', cell: ({ load }) => LOAD_STATUS_LABELS[load.status].label },
  { header: 'Carrier', cell: ({ carrier }) => carrier.legalName },
  { header: 'Carrier id', cell: ({ carrier }) => carrier.id },
  { header: 'What', cell: ({ kind }) => LOAD_AUDIT_KIND_LABELS[kind] },
  { header: 'Since', cell: ({ since }) => since },
  { header: 'Why', cell: line => loadAuditReasons(line).join('; ') },
  { header: 'Policy version', cell: ({ policyVersion }) => policyVersion },
  { header: 'Decision record', cell: ({ decisionRecordId }) => decisionRecordId },
  { header: 'Found', cell: ({ foundAt }) => foundAt },
]
