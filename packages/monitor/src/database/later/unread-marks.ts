import { listedSafety } from '../baseline/safety.ts'

/** Violations of English proficiency of which it cannot be read whether they put the driver out of service. */
export const unreadMarks = `
  alter table carrier_safety add column english_unread_on date;
  comment on column carrier_safety.english_unread_on is
    'The newest inspection since 25 June 2025 that may have put a driver out of service for English proficiency. Null: none.';
  create or replace view listed_safety as${listedSafety(', t.english_oos_on, t.english_unread_on')}
`
