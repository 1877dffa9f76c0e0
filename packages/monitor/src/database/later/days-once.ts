import { listedAuthorities } from '../baseline/authority.ts'
import { ONCE_A_STATEMENT } from '../baseline/days-of-rows.ts'
import { listedInsurances } from '../baseline/insurance.ts'
import {
  listedCensus,
  listedCrashes,
  listedInspections,
  listedSafety,
  listedViolations,
} from '../baseline/safety.ts'
import { unreadMark } from './unread-marks.ts'

/**
 * The days of listings and files are read once a statement. A look for each row, of which each carrier has some ten, took an
 * eighth of the time in which facts were read.
 */
export const daysOnce = `
  create or replace view listed_authorities as${listedAuthorities(ONCE_A_STATEMENT)};
  create or replace view listed_insurances as${listedInsurances(ONCE_A_STATEMENT)};
  create or replace view listed_census as${listedCensus(ONCE_A_STATEMENT)};
  create or replace view listed_inspections as${listedInspections(ONCE_A_STATEMENT)};
  create or replace view listed_crashes as${listedCrashes(ONCE_A_STATEMENT)};
  create or replace view listed_safety as${listedSafety(', t.english_oos_on, t.english_unread_on', ONCE_A_STATEMENT)}
  create or replace view listed_violations as${listedViolations(unreadMark, ONCE_A_STATEMENT)}
`
