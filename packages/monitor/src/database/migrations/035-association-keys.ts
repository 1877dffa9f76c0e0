import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** What an address is written with beside letters and digits. */
const SIGNS = '!"#%&\'()*+,-./:;<=>?@[]^_`{|}~'

/** The words of addresses that people write long and registers short. */
const SHORT_WORDS = [
  ['STREET', 'ST'],
  ['AVENUE', 'AVE'],
  ['ROAD', 'RD'],
  ['DRIVE', 'DR'],
  ['BOULEVARD', 'BLVD'],
  ['HIGHWAY', 'HWY'],
  ['LANE', 'LN'],
  ['SUITE', 'STE'],
] as const
const shortened = SHORT_WORDS.reduce(
  (words, [long, short]) => `replace(${words}, ' ${long} ', ' ${short} ')`,
  'words',
)

/**
 * The forms in which two things are the same. The monitor's own rules; none asks the language of the server, and those
 * of phones and addresses, which an import of millions computes for every row, use no patterns.
 *
 * - E-mail: small letters, no blanks around; null for what has no @.
 * - Phone: + and digits where the country is given or it is North American, else bare digits. Fewer than seven digits,
 * and nothing but zeros, distinguish no one. An extension does not count.
 * - Address: street, first five of the postal code, country; the commonest words short. Null without a street or a
 *   postal code: a town alone is shared by everybody in it.
 * - Contact: a person's name without accents, blanks and signs; null for a single word, which is no name.
 * - Reading: an e-mail as it reads at a glance, where letters and signs that are taken for others become those.
 */
const FUNCTIONS = String.raw`
  create function association_email(email text) returns text language sql immutable parallel safe as
  $$ select case when position('@' in email) > 1 then lower(btrim(email) collate "C") end $$;

  create function association_phone(phone text) returns text language plpgsql immutable parallel safe as
  $$
  declare
    number text := split_part(split_part(split_part(lower(phone collate "C"), 'x', 1), '#', 1), 'e', 1);
    digits text := translate(number, translate(number, '0123456789', ''), '');
  begin
    if length(digits) < 7 or btrim(digits, '0') = '' then return null; end if;
    if position('+' in number) > 0 then return '+' || digits; end if;
    if length(digits) = 10 then return '+1' || digits; end if;
    if length(digits) = 11 and left(digits, 1) = '1' then return '+' || digits; end if;
    return digits;
  end
  $$;

  create function association_address(street text, postal_code text, country text)
  returns text language plpgsql immutable parallel safe as
  $$
  declare
    words text := ' ' || translate(upper(street collate "C"), $signs$${SIGNS}$signs$, repeat(' ', ${SIGNS.length})) || ' ';
    postal text := left(upper(translate(postal_code, ' -', '') collate "C"), 5);
  begin
    if btrim(words) = '' or postal = '' or words is null or postal is null then return null; end if;
    return replace(${shortened}, ' ', '') || '/' || postal || '/' || coalesce(country, '');
  end
  $$;

  create function association_contact(name text) returns text language sql immutable parallel safe as
  $$
    select case when btrim(name) like '% %' then nullif(
      regexp_replace(upper(normalize(name, NFKD) collate "C"), '[\u0300-\u036f\u00a0\u2000-\u206f -/:-@[-_${'`'}{-~]+', '', 'g'), '')
    end
  $$;

  create function email_reading(email text) returns text language sql immutable parallel safe as
  $$
    select translate(replace(replace(lower(btrim(email) collate "C"), 'rn', 'm'), 'vv', 'w'),
      U&'0\043e\03bf1i\00ed\0131|5\0430\0435\0440\0441-._+', 'ooolllllsaepc')
  $$;`

const physical = 'association_address(physical_street, physical_postal_code, physical_country)'
const mailing = 'association_address(mailing_street, mailing_postal_code, mailing_country)'

/** Which expression of which table is a key of which kind. Each is indexed. */
const KEYS = [
  ['carriers', 'email', 'association_email(email)'],
  ['carriers', 'phone', 'association_phone(phone)'],
  ['carriers', 'address', physical],
  ['carriers', 'address', mailing],
  ['carrier_contacts', 'email', 'association_email(email)'],
  ['carrier_contacts', 'phone', 'association_phone(phone)'],
  ['carrier_contacts', 'contact', 'association_contact(name)'],
  ['carrier_people', 'email', 'association_email(email)'],
  ['carrier_people', 'phone', 'association_phone(phone_e164)'],
  ['carrier_people', 'contact', 'association_contact(name)'],
] as const

const WHOSE = {
  carriers: ['id', "'own'", ''],
  carrier_contacts: ['carrier_id', "'own'", ''],
  carrier_people: [
    'carrier_id',
    "case when list = 'carrier_users' then 'own' else 'dispatcher' end",
    ' join carrier_roles on person_id = id',
  ],
} as const

const keyIndexes = KEYS.map(
  ([table, kind, key], place) =>
    `create index ${table}_by_${kind}_key_${place} on ${table} ((${key} collate "C"));`,
)

const readingIndexes = ['carriers', 'carrier_contacts', 'carrier_people'].map(
  table => `create index ${table}_by_email_reading on ${table} ((email_reading(email) collate "C"));`,
)

const branches = KEYS.map(([table, kind, key]) => {
  const [carrier, relation, joined] = WHOSE[table]
  const whole = `(${key} collate "C")`
  return `select ${carrier} as carrier_id, '${kind}' as kind, ${whole} as key, ${relation} as relation
    from ${table}${joined} where ${whole} is not null`
})

/**
 * What carriers have in common, by key: the view `association_keys` says which carrier has which e-mail, phone,
 * address, contact, remote address or VIN, each in the form in which two of them are the same.
 *
 * Choice: a view over indexed expressions and not a table of keys. Whoever writes a carrier, a contact, a person or a
 * vehicle (an import of millions too) has nothing else to keep in step, and a key is found by one step into the index
 * of each source.
 */
export const associationKeys: Migration = {
  async up(db) {
    await sql
      .raw(`
      ${FUNCTIONS}
      ${keyIndexes.join('\n')}
      ${readingIndexes.join('\n')}
      create index carrier_sign_ins_by_remote_address on carrier_sign_ins (remote_address, carrier_id);
      create view association_keys as
        ${branches.join(' union all ')}
        union all select carrier_id, 'remote_address', remote_address, 'own' from carrier_sign_ins
        union all select carrier_id, 'vehicle_vin', vin, 'own' from carrier_vehicles where vin is not null;`)
      .execute(db)
  },
}
