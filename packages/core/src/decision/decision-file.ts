import { findingText } from '../rules/finding-text.ts'
import { loadName } from '../load/load.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { exportFileName } from '../shared/export-file-name.ts'
import type { Json } from '../shared/canonical-json.ts'
import type { ExportColumn } from '../shared/export-table.ts'
import { sourceText } from '../shared/source-text.ts'
import {
  decisionContactName,
  decisionContactText,
  decisionFactLabel,
  decisionFactText,
  groupedDecisionFacts,
} from './decision-facts.ts'
import type { DecisionDocument, DecisionRecord } from './decision-record.ts'
import { gateAnswerText, gateReasonText, LOAD_STAGE_LABELS } from './gate-text.ts'
import { policyKindText, policySourceText, policyTermsText } from './policy-line-text.ts'

/** One line of the file of a record. */
export interface DecisionLine {
  readonly part: string
  readonly name: string
  readonly value: string | null
  readonly label: string | null
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

const line = (
  part: string,
  name: string,
  value: string | null,
  rest: Partial<DecisionLine> = {},
): DecisionLine => ({
  part,
  name,
  value,
  label: null,
  source: null,
  asOf: null,
  ...rest,
})

const loadLines = ({ load = null }: DecisionRecord): readonly DecisionLine[] =>
  load === null
    ? []
    : [
        line('Load', 'Load', loadName({ id: load.id, externalNumber: load.number })),
        line('Load', 'Stage', LOAD_STAGE_LABELS[load.stage]),
        line('Load', 'Day', load.day),
        line('Load', 'Gate', null, { label: gateAnswerText(load) }),
        ...load.reasons.map(reason => line('Load', 'Reason', gateReasonText(reason))),
      ]

/**
 * A record as lines: who and when, verdict, rules, overrides, facts, policies, contacts, and the digest. Days of sources are ISO.
 *
 * Source: section 2, "Decision record".
 */
export const decisionLines = (record: DecisionRecord): readonly DecisionLine[] => {
  const { content } = record
  return [
    line('Record', 'Number', String(record.id)),
    line('Record', 'Saved at', record.madeAt),
    line('Record', 'Saved by', record.authorName),
    line('Record', 'Company', record.companyName),
    line('Record', 'Note', record.message),
    ...loadLines(record),
    line('Verdict', 'Overall', null, { label: content.verdict ?? 'Not assessed' }),
    ...(content.hidden === null
      ? []
      : [
          line('Verdict', 'Rules that are not shown to you', String(content.hidden.count), {
            label: content.hidden.worst,
          }),
        ]),
    ...(content.policyVersion == null
      ? []
      : [line('Verdict', 'Policy version', String(content.policyVersion))]),
    ...(content.rules ?? []).map(rule => {
      const { ruleType, label, source, asOf } = rule
      return line('Rule', readableRuleName(ruleType), findingText(rule), { label, source, asOf })
    }),
    ...content.overrides.map(({ ruleType, isActive, expiresOn, authorName, createdAt, fileName, reason }) =>
      line(
        'Override',
        readableRuleName(ruleType),
        [
          isActive ? 'in force' : 'ended',
          `until ${expiresOn}`,
          `saved ${createdAt} by ${authorName ?? 'someone who is not on record'}`,
          ...(fileName === null ? [] : [`file ${fileName}`]),
          ...(reason === null ? [] : [`reason: ${reason}`]),
        ].join('; '),
      ),
    ),
    ...groupedDecisionFacts(content.facts).flatMap(({ group, facts }) =>
      facts.map(fact =>
        line(group, decisionFactLabel(fact.key), decisionFactText(fact), {
          source: fact.source,
          asOf: fact.asOf,
        }),
      ),
    ),
    ...content.policies.map(policy =>
      line('Policy', policyKindText(policy), policyTermsText(policy), {
        label: policy.insurer,
        source: policySourceText(policy.source),
        asOf: policy.asOf,
      }),
    ),
    ...(content.contacts ?? []).map(contact =>
      line('Contact', decisionContactName(contact), decisionContactText(contact), {
        source: contact.source,
        asOf: contact.asOf,
      }),
    ),
    line('Record', 'Digest, SHA-256', record.digest),
    ...(record.document.signature == null
      ? []
      : [
          line('Record', 'Signature, Ed25519', record.document.signature.value),
          line('Record', 'Signed with', record.document.signature.fingerprint),
        ]),
  ]
}

/** The columns of the file of a record. Empty: a cell without a value is empty. */
export const DECISION_COLUMNS: readonly ExportColumn<DecisionLine>[] = [
  { header: 'Part', cell: ({ part }) => part },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Label', cell: ({ label }) => label },
  { header: 'Value', cell: ({ value }) => value },
  { header: 'Source', cell: ({ source }) => (source === null ? null : sourceText(source)) },
  { header: 'As of', cell: ({ asOf }) => asOf },
]

/** The signature by the names that the file has. Null: the record was kept before records were signed. */
const signatureJson = ({ signature = null }: DecisionDocument): Json =>
  signature && {
    fingerprint: signature.fingerprint,
    public_key: signature.publicKey,
    value: signature.value,
  }

/** The whole record as the monitor keeps it, with its digests, as JSON that people can read too. */
export const decisionJson = ({ id, document }: DecisionRecord): string =>
  `${JSON.stringify({ id, ...document, signature: signatureJson(document) }, null, 2)}\n`

/** The file name of a record: "decision-12-eagle-mesa-freight-llc-2026-11-21.csv". */
export const decisionFileName = (
  { id, content }: Pick<DecisionRecord, 'id' | 'content'>,
  carrierName: string,
  type: 'csv' | 'json',
): string => exportFileName(`decision ${id} ${carrierName}`, content.day).replace(/csv$/, type)
