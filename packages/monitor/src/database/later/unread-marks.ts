import { listedSafety, listedViolations } from '../baseline/safety.ts'
import { MARK_UNREAD } from '../violation-lists.ts'

/** Whether a violation put something out of service; null: its mark cannot be read. */
export const unreadMark = `case v.list[3] when '${MARK_UNREAD}' then null else coalesce(v.list[3] = 't', false) end`

/** Violations of which it cannot be read whether they put something out of service, and the newest of English proficiency. */
export const unreadMarks = `
  alter table carrier_safety add column english_unread_on date;
  comment on column carrier_safety.english_unread_on is
    'The newest inspection since June 25, 2025 that may have put a driver out of service for English proficiency. Null: none.';
  create or replace view listed_safety as${listedSafety(', t.english_oos_on, t.english_unread_on')};
  create or replace view listed_violations as${listedViolations(unreadMark)}
`
