import type { ComparedRecords } from '../../parts/comparing/compared-records.ts'
import { token } from '../token.ts'

/** What carriers are compared by, beside their profiles. */
export const ComparingTokens = {
  ComparedRecords: token<ComparedRecords>('ComparedRecords'),
}
