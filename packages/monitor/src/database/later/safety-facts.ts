import { factChangesOf } from '../baseline/fact-changes.ts'
import { listedSafety } from '../baseline/safety.ts'
import { MARK_UNREAD } from '../violation-lists.ts'
import { OF_EVERY_COMPANY, touchOnWrite } from './touch-on-write.ts'

const TABLES = ['crashes', 'carrier_basic_measures']

const englishMarked = (
  mark: string,
): string => `(select '(^|' || chr(10) || ')(' || string_agg(id::text, '|') || ')' || chr(9) || '[^'
        || chr(9) || chr(10) || ']*' || chr(9) || '${mark}' from violation_kinds
      where code like '391%' and upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')) like '39111B2%')`

/**
 * The kinds of violations of English proficiency, 49 CFR 391.11(b)(2), however their code is written. An inspection that put
 * a driver out of service for it has one, with a `t`, in its list.
 */
export const ENGLISH_KINDS = englishMarked('t')

/** The same where the mark could not be read, so that it may have. */
export const ENGLISH_UNREAD = englishMarked(MARK_UNREAD)

/**
 * Crashes, measures and violations decide rules: a write of the first two changes facts of carriers, and what follows from
 * these. The last are counted as inspections are, by refreshSafety.
 */
export const safetyFacts = `
  alter table carrier_safety add column english_oos_on date;
  comment on column carrier_safety.english_oos_on is
    'The newest inspection since June 25, 2025 that put a driver out of service for English proficiency. Null: none.';
  create or replace view listed_safety as${listedSafety(', t.english_oos_on')}
  update carrier_safety as s set english_oos_on = found.day from (
    select carrier_id, max(inspected_on) as day from inspections
    where inspected_on >= '2025-06-25' and violations ~ ${ENGLISH_KINDS} group by carrier_id
  ) as found where found.carrier_id = s.carrier_id;
${TABLES.map(table => factChangesOf(table, 'carrier_id') + touchOnWrite(table, OF_EVERY_COMPANY)).join('\n')}
`
