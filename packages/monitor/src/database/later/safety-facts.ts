import { factChangesOf } from '../baseline/fact-changes.ts'
import { OF_EVERY_COMPANY, touchOnWrite } from './touch-on-write.ts'

const TABLES = ['crashes', 'carrier_basic_measures']

/** Crashes and measures decide rules: a write of them changes facts of carriers, and what follows from these. */
export const safetyFacts = TABLES.map(
  table => factChangesOf(table, 'carrier_id') + touchOnWrite(table, OF_EVERY_COMPANY),
).join('\n')
