import { type Migration, sql } from 'kysely'

const PHYSICAL = 'association_address(physical_street, physical_postal_code, physical_country)'
const MAILING = 'association_address(mailing_street, mailing_postal_code, mailing_country)'

/** Whether a carrier's mailing address is none but the other one, written the same. */
const IS_OTHER = `(mailing_street, mailing_postal_code, mailing_country)
  is distinct from (physical_street, physical_postal_code, physical_country)`

/** Keys that are only ever compared for equality, by their index. */
const KEYS = [
  ['carriers', 'carriers_by_email_key_0', 'association_email(email)', 'true'],
  ['carriers', 'carriers_by_phone_key_1', 'association_phone(phone)', 'true'],
  ['carriers', 'carriers_by_address_key_2', PHYSICAL, 'true'],
  ['carriers', 'carriers_by_address_key_3', MAILING, IS_OTHER],
  ['carriers', 'carriers_by_email_reading', 'email_reading(email)', 'email is not null'],
  ['carrier_contacts', 'carrier_contacts_by_email_key_4', 'association_email(email)', 'email is not null'],
  ['carrier_contacts', 'carrier_contacts_by_phone_key_5', 'association_phone(phone)', 'phone is not null'],
  ['carrier_contacts', 'carrier_contacts_by_contact_key_6', 'association_contact(name)', 'true'],
  ['carrier_contacts', 'carrier_contacts_by_email_reading', 'email_reading(email)', 'email is not null'],
] as const

const shortIndex = ([table, name, key, condition]: (typeof KEYS)[number]) => `
  drop index ${name};
  create index ${name} on ${table} (hashtext(${key})) ${condition === 'true' ? '' : `where ${condition}`};`

/** Which expression of which table is a key of which kind, and of which rows. */
const BRANCHES = [
  ['carriers', 'email', 'association_email(email)', 'true'],
  ['carriers', 'phone', 'association_phone(phone)', 'true'],
  ['carriers', 'address', PHYSICAL, 'true'],
  ['carriers', 'address', MAILING, IS_OTHER],
  ['carrier_contacts', 'email', 'association_email(email)', 'email is not null'],
  ['carrier_contacts', 'phone', 'association_phone(phone)', 'phone is not null'],
  ['carrier_contacts', 'contact', 'association_contact(name)', 'true'],
  ['carrier_people', 'email', 'association_email(email)', 'true'],
  ['carrier_people', 'phone', 'association_phone(phone_e164)', 'true'],
  ['carrier_people', 'contact', 'association_contact(name)', 'true'],
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

const branches = BRANCHES.map(([table, kind, key, condition]) => {
  const [carrier, relation, joined] = WHOSE[table]
  const whole = `(${key} collate "C")`
  return `select ${carrier} as carrier_id, '${kind}' as kind, ${whole} as key, ${relation} as relation,
    hashtext(${key}) as key_hash from ${table}${joined} where ${whole} is not null and ${condition}`
})

/** The building of an address, without the suite, and its ZIP without the last four. */
const BUILDING = `
  case when physical_street ~ '[A-Za-z0-9]' and physical_postal_code <> '' and physical_country <> ''
    then regexp_replace(
        regexp_replace(upper(physical_street), '[ ,]+(#|(STE|SUITE|UNIT|APT|RM|ROOM|FL|FLOOR) )[^ ]*$', ''),
        '[^A-Z0-9]', '', 'g')
      || '|' || split_part(upper(physical_postal_code), '-', 1) || '|' || physical_country
  end`

/**
 * Keys of carriers that are only compared for equality are found by numbers of 4 bytes in place of their texts: e-mails,
 * phones, addresses and names of contacts. Whoever looks for a key gives its number too (`key_hash`, which is
 * `hashtext(key)`), and compares the key itself.
 *
 * A mailing address that is the physical one stands in one index, and not in two. The building of a carrier is a number made
 * of its key, as nothing reads the key itself. A number of a carrier is found by its value, whatever its type: one index in
 * place of two.
 *
 * Choice: an index of order over numbers, as a hash index of the texts takes half as much again.
 */
export const shortKeys: Migration = {
  async up(db) {
    await sql
      .raw(`
      create or replace view association_keys as
        ${branches.join(' union all ')}
        union all select carrier_id, 'remote_address', remote_address, 'own', hashtext(remote_address) from carrier_sign_ins
        union all select carrier_id, 'vehicle_vin', vin, 'own', hashtext(vin) from carrier_vehicles where vin is not null;
      ${KEYS.map(shortIndex).join('')}

      drop index carriers_by_neighbour;
      alter table carriers drop column neighbour_key,
        add column neighbour_key bigint generated always as
          (hashtextextended((${BUILDING}) collate "C", 0) & 9007199254740991) stored;
      create index carriers_by_neighbour on carriers (neighbour_key) where neighbour_key is not null;

      drop index carrier_identifiers_by_type;
      drop index carrier_identifiers_by_value;
      create index carrier_identifiers_by_value on carrier_identifiers (value_key, carrier_id, is_type);
      alter table carrier_identifiers drop constraint carrier_identifiers_carrier_id_is_type_value_key_region_key;
      create unique index carrier_identifiers_once
        on carrier_identifiers (carrier_id, value_key, (is_type || coalesce(region, '')));`)
      .execute(db)
  },
}
