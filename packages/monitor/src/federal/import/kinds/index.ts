import { COMPANY_CENSUS } from './census/company-census.ts'
import { SMS_CENSUS } from './census/sms-census.ts'
import { CRASH_FILE } from './crash-file/kind.ts'
import type { FileKind } from './file-kind.ts'
import { INSPECTION_FILE } from './inspection-file/inspections.ts'
import { INSPECTION_UNITS } from './inspection-file/units.ts'
import { INSPECTION_VIOLATIONS } from './inspection-file/violations.ts'
import { LI_AUTHORITY_HISTORY } from './li-authority-history/kind.ts'
import { LI_CARRIER } from './li-carrier/kind.ts'
import { LI_INSURANCE, LI_INSURANCE_ACTIVE, LI_INSURANCE_HISTORY } from './li-insurance/kinds.ts'
import { LI_REVOCATION } from './li-revocation/kind.ts'
import { MOTUS_AUTHORITY_HISTORY } from './motus-authority-history/kind.ts'
import { MOTUS_CARRIER } from './motus-carrier/kind.ts'
import { MOTUS_INSURANCE, MOTUS_INSURANCE_HISTORY } from './motus-insurance/kinds.ts'
import { MOTUS_REVOCATION } from './motus-revocation/kind.ts'
import { OUT_OF_SERVICE_ORDERS } from './out-of-service-orders/kind.ts'
import { LI_PROCESS_AGENTS, MOTUS_PROCESS_AGENTS } from './process-agents/kinds.ts'
import { SMS_CRASHES } from './sms-crashes/kind.ts'
import { SMS_INSPECTIONS } from './sms-inspections/kind.ts'
import { SMS_MEASURES } from './sms-measures/kind.ts'
import { SMS_VIOLATIONS } from './sms-violations/kind.ts'

/** Every kind of file that can be read. */
export const FILE_KINDS: readonly FileKind[] = [
  SMS_CENSUS,
  COMPANY_CENSUS,
  SMS_INSPECTIONS,
  SMS_VIOLATIONS,
  SMS_CRASHES,
  SMS_MEASURES,
  INSPECTION_FILE,
  INSPECTION_UNITS,
  INSPECTION_VIOLATIONS,
  CRASH_FILE,
  OUT_OF_SERVICE_ORDERS,
  MOTUS_CARRIER,
  MOTUS_AUTHORITY_HISTORY,
  MOTUS_REVOCATION,
  MOTUS_INSURANCE,
  MOTUS_INSURANCE_HISTORY,
  MOTUS_PROCESS_AGENTS,
  LI_CARRIER,
  LI_INSURANCE_ACTIVE,
  LI_INSURANCE,
  LI_INSURANCE_HISTORY,
  LI_AUTHORITY_HISTORY,
  LI_PROCESS_AGENTS,
  LI_REVOCATION,
]

/** The kind with a name. Undefined: there is none. */
export const kindNamed = (name: string): FileKind | undefined => FILE_KINDS.find(kind => kind.name === name)
