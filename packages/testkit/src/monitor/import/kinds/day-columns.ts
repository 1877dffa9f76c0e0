/**
 * The columns of a kind of file of which the newest date that is not to come is the day of its facts, as published names
 * in capitals. A kind that is not listed has no such column.
 */
const DAY_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'company-census': ['MCS150_DATE', 'ADD_DATE'],
  'sms-census': ['MCS150_DATE', 'ADD_DATE'],
  'motus-authority-history': ['STATUS_CHANGE_DATE'],
  'motus-revocation': ['ORDER1_SERVE_DATE'],
  'motus-insurance': ['TRANS_DATE', 'EFFECTIVE_DATE'],
  'motus-insurance-history': ['CANCL_EFFECTIVE_DATE', 'EFFECTIVE_DATE'],
  'out-of-service-orders': ['OOS_DATE', 'OOS_RESCIND_DATE', 'RESCIND_DATE'],
  'sms-inspections': ['INSP_DATE'],
  'sms-violations': ['INSP_DATE'],
  'sms-crashes': ['REPORT_DATE'],
  inspections: ['INSP_DATE'],
  'inspection-units': ['CHANGE_DATE'],
  'inspection-violations': ['CHANGE_DATE'],
  crashes: ['REPORT_DATE'],
}

export const dayColumnsOf = (kind: string): readonly string[] => DAY_COLUMNS[kind] ?? []
