import { kindNamed } from './index.ts'

/**
 * The columns of a kind of file of which the newest date that is not to come is the day of its facts, by the names that the
 * kind has for them. A kind that is not listed has no such column.
 *
 * Choice: a frozen file may be an old copy, and what was to come when it was made is past today. So of columns that may lie
 * ahead (the first day of a policy, its end, when a revocation takes effect) only those count without which a kind has no
 * day.
 */
const DAY_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'company-census': ['MCS150_DATE', 'ADD_DATE'],
  'sms-census': ['MCS150_DATE', 'ADD_DATE'],
  'motus-authority-history': ['STATUS_CHANGE_DATE'],
  'motus-revocation': ['ORDER1_SERVE_DATE'],
  'motus-insurance': ['TRANS_DATE', 'EFFECTIVE_DATE'],
  'motus-insurance-history': ['CANCL_EFFECTIVE_DATE', 'EFFECTIVE_DATE'],
  'out-of-service-orders': ['OOS_DATE', 'OOS_RESCIND_DATE'],
  'sms-inspections': ['INSP_DATE'],
  'sms-violations': ['INSP_DATE'],
  'sms-crashes': ['REPORT_DATE'],
  inspections: ['INSP_DATE'],
  'inspection-units': ['CHANGE_DATE'],
  'inspection-violations': ['CHANGE_DATE'],
  crashes: ['REPORT_DATE'],
  'li-insurance-active': ['TRANS_DATE'],
  'li-insurance': ['EFFECTIVE_DATE'],
  'li-insurance-history': ['CANCEL_EFFECTIVE_DATE', 'EFFECTIVE_DATE'],
  'li-authority-history': ['ORIGINAL_SERVED_DATE', 'FINAL_DECISION_DATE'],
  'li-revocation': ['SERVE_DATE'],
}

/** By any of the names that a header may give them. */
export const dayColumnsOf = (kind: string): readonly string[] => {
  const { otherNames = {} } = kindNamed(kind) ?? {}
  return (DAY_COLUMNS[kind] ?? []).flatMap(column => [column, ...(otherNames[column] ?? [])])
}
