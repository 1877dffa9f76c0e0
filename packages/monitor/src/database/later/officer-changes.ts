import { factChangesOf } from '../baseline/fact-changes.ts'
import { OF_EVERY_COMPANY, touchOnWrite } from './touch-on-write.ts'

const TABLES = ['carrier_contacts', 'contact_changes']

/**
 * The persons that a register names as officers, in a text by which they are the same whatever their order is, their case,
 * their punctuation and their middle initials. Null: it names none.
 */
const officersKey = `
  create function officers_key(names text) returns text language sql immutable parallel safe as
  $$
    select string_agg(distinct key, ';' order by key) from (
      select nullif(replace(regexp_replace(btrim(regexp_replace(regexp_replace(
          upper(normalize(name, NFKD) collate "C"), '[\\u0300-\\u036f''\`\\u2019]', '', 'g'),
        '[^A-Z0-9]+', ' ', 'g')), '(?<= )[A-Z] ', '', 'g'), ' ', ''), '') as key
      from unnest(string_to_array(names, '; ')) as each (name)
    ) as keys where key is not null
  $$;`

/** What may change. */
const KINDS = ['phone', 'email', 'address', 'officer', 'officers_cleared']

/**
 * Changes of officers, beside those of contacts. The import writes them, as it alone writes officers: see `writeOfficers`.
 *
 * Choice: those who are no longer named may only be left out for a day. So they are kept apart, and no change when the same
 * are named again. A database that is older has kept officers without what they were: what changed before is not known.
 */
export const officerChanges = `
  alter table carriers add column officers_since date default current_date;
  alter table carriers alter column officers_since drop default;
  comment on column carriers.officers_since is
    'The day from which on changes of its officers are known. Null: the day it was added.';

  alter table contact_changes drop constraint contact_changes_is_type_check;
  alter table contact_changes add constraint contact_changes_is_type_check
    check (is_type in (${KINDS.map(kind => `'${kind}'`).join(', ')}));
${officersKey}
${TABLES.map(table => factChangesOf(table, 'carrier_id') + touchOnWrite(table, OF_EVERY_COMPANY)).join('\n')}
  create trigger carriers_of_later_officers_touch_buckets after update on carriers
    for each row when (old.officers_since is distinct from new.officers_since) execute function carriers_touch_buckets();
`
