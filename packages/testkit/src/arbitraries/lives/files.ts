import type { Day } from './days.ts'
import type { Act, Authority, Notice, Order, Policy } from './life.ts'

const MOTUS = 'DOCKET_NUMBER,USDOT_NUMBER'
const CHECKS = 'MX_TYPE,PROPERTY_CHK,PASSENGER_CHK,HHG_CHK,PRIVATE_AUTH_CHK,ENTERPRISE_CHK'

/** The files that are published of lives, with their columns as far as they are read. The census has all of its own. */
export const PUBLISHED_FILES = {
  'company-census': '',
  'li-carrier': `DOCKET_NUMBER,DOT_NUMBER,COMMON_STAT,CONTRACT_STAT,BROKER_STAT,COMMON_APP_PEND,CONTRACT_APP_PEND,BROKER_APP_PEND,COMMON_REV_PEND,CONTRACT_REV_PEND,BROKER_REV_PEND,${CHECKS},MIN_COV_AMOUNT,CARGO_REQ,BIPD_FILE,CARGO_FILE`,
  'li-insurance-active':
    'DOCKET_NUMBER,DOT_NUMBER,INS_FORM_CODE,MOD_COL_1,NAME_COMPANY,POLICY_NO,TRANS_DATE,UNDERL_LIM_AMOUNT,MAX_COV_AMOUNT,EFFECTIVE_DATE,CANCL_EFFECTIVE_DATE',
  'li-insurance':
    'DOCKET_NUMBER,INS_TYPE,CLASS_CODE,MAX_COV_AMOUNT,UNDERL_LIM_AMOUNT,POLICY_NO,EFFECTIVE_DATE,INS_FORM_CODE,NAME_COMPANY',
  'li-insurance-history':
    'DOCKET,USDOT,FORM_CODE,CANCELLATION_METHOD,TYPE_DESCRIPTION,POLICY_NUMBER,MINIMUM_COVERAGE,CLASS_CODE,EFFECTIVE_DATE,UNDERLYING_LIMIT,MAX_COVERAGE,CANCEL_EFFECTIVE_DATE,SPECIFIC_CANCELLATION_METHOD,COMPANY',
  'li-authority-history':
    'DOCKET,USDOT,SUB_NUMBER,AUTHORITY_TYPE,ORIGINAL_ACTION,ORIGINAL_SERVED_DATE,FINAL_ACTION,FINAL_DECISION_DATE,FINAL_SERVED_DATE',
  'li-revocation':
    'DOCKET_NUMBER,DOT_NUMBER,OPERATING_AUTHORITY_REGISTRATION_TYPE,SERVE_DATE,REVOCATION_TYPE,EFFECTIVE_DATE',
  'motus-carrier': `${MOTUS},OP_AUTH_TYPE,OP_AUTH_STATUS,MIN_COV_AMOUNT,CARGO_REQ,BIPD_FILE,BUS_UNDELIVERABLE_MAIL`,
  'motus-authority-history': `${MOTUS},OP_AUTH_TYPE,OP_AUTH_STATUS,REASON,STATUS_CHANGE_DATE`,
  'motus-revocation': `${MOTUS},OP_AUTH_TYPE,ORDER1_SERVE_DATE,ORDER1_TYPE_DESC,ORDER1_EFFECTIVE_DATE`,
  'motus-insurance': `${MOTUS},INS_FORM_CODE,INS_TYPE_CODE,INS_CLASS_CODE,MAX_COV_AMOUNT,UNDERL_LIM_AMOUNT,POLICY_NO,EFFECTIVE_DATE,INSURANCE_COMPANY_NAME,TRANS_DATE`,
  'motus-insurance-history': `${MOTUS},INS_FORM_CODE,FILING_STATUS_REASON,INS_TYPE_CODE,INS_TYPE_IND,POLICY_NO,INS_TYPE_DESC,MIN_COV_AMOUNT,INS_CLASS_CODE,EFFECTIVE_DATE,UNDERL_LIM_AMOUNT,MAX_COV_AMOUNT,CANCL_EFFECTIVE_DATE,INSURANCE_COMPANY_NAME`,
  'out-of-service-orders': 'DOT_NUMBER,LEGAL_NAME,DBA_NAME,OOS_DATE,OOS_REASON,STATUS,OOS_RESCIND_DATE',
  inspections:
    'CHANGE_DATE,INSPECTION_ID,DOT_NUMBER,REPORT_STATE,REPORT_NUMBER,INSP_DATE,CI_STATUS_CODE,INSP_LEVEL_ID,HAZMAT_PLACARD_REQ,VIOL_TOTAL,DRIVER_OOS_TOTAL,VEHICLE_OOS_TOTAL,HAZMAT_OOS_TOTAL',
} as const satisfies Readonly<Record<string, string>>

/** The name of a kind of file. */
export type FileName = keyof typeof PUBLISHED_FILES
/** All of them. */
export const FILE_NAMES = Object.keys(PUBLISHED_FILES) as readonly FileName[]

/** Whether a file is one of those that were frozen on May 14, 2026. */
export const isFrozenFile = (file: FileName): boolean => file.startsWith('li-')
/** Files of which each day's difference is published beside the whole. */
export const hasDifferences = (file: FileName): boolean => file.startsWith('motus-')

/** What a row tells of. */
export type About = Act | Authority | Notice | Order | Policy | null

/** The cells of a row by their columns. */
export type Cells = Readonly<Record<string, string>>

/** A row of a file that is published from a day on, until a day. */
export interface PublishedRow {
  readonly file: FileName
  readonly cells: Cells
  readonly from: Day
  /** The first day without it. Null: it stays. */
  readonly until: Day | null
  readonly about: About
}

/** The columns of a file, in order. */
export const columnsOf = (file: FileName): readonly string[] => PUBLISHED_FILES[file].split(',')

/** The docket of a row of Motus, as it is written there. */
export const docketCell = ({ cells }: PublishedRow): string => cells['DOCKET_NUMBER'] ?? ''

/** Whether a row is in its file on a day. */
export const isIn = ({ from, until }: PublishedRow, day: Day): boolean =>
  from <= day && (until === null || until > day)
