const PHYSICAL = 'association_address(physical_street, physical_postal_code, physical_country)'
const MAILING = 'association_address(mailing_street, mailing_postal_code, mailing_country)'

/** Whether a carrier's mailing address is on record and another one. */
const IS_OTHER = `mailing_street <> '' and (mailing_street is distinct from physical_street
      or mailing_postal_code is distinct from physical_postal_code or mailing_country is distinct from physical_country)`

/** Which expression of which table is a key of which kind, and of which rows. Each is indexed by its hash. */
const KEYS = [
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

/** Whose a key of each table is, and how the carrier comes to it. */
const WHOSE = {
  carriers: ['id', "'own'", ''],
  carrier_contacts: ['carrier_id', "'own'", ''],
  carrier_people: [
    'carrier_id',
    "case when list = 'carrier_users' then 'own' else 'dispatcher' end",
    ' join carrier_roles on person_id = id',
  ],
} as const

const branches = KEYS.map(([table, kind, key, condition]) => {
  const [carrier, relation, joined] = WHOSE[table]
  const whole = `(${key} collate "C")`
  const hash = kind === 'email' ? 'hashtext(email_reading(email))' : `hashtext(${key})`
  return `select ${carrier} as carrier_id, '${kind}' as kind, ${whole} as key, ${relation} as relation,
      ${hash} as key_hash from ${table}${joined} where ${whole} is not null and ${condition}`
})

/**
 * What carriers have in common, by key: which carrier has which e-mail, phone, address, contact, remote address or VIN, each in
 * the form in which two of them are the same. Who looks for a key gives its number too (`key_hash`, see `association_hash`),
 * and compares the key itself. A mailing address that is the physical one is one key, and not two.
 *
 * Choice: a view over indexed expressions and not a table of keys. What writes a carrier, a contact, a person or a
 * vehicle (an import of millions too) has nothing else to keep in step, and a key is found by one step into the index
 * of each source.
 */
export const associations = `
  -- Which carrier has which key, whose it is, and the number by which it is found.
  --
  -- A key may be there twice. It is the carrier's own, or of a dispatcher: of a person who books loads for it.
  create view association_keys as
    ${branches.join('\n    union all ')}
    union all select carrier_id, 'remote_address', remote_address, 'own', hashtext(remote_address) from carrier_sign_ins
    union all select carrier_id, 'vehicle_vin', vin, 'own', hashtext(vin) from carrier_vehicles where vin is not null
    union all select seen.carrier_id, 'vehicle_vin', vehicles.vin, 'own', hashtext(vehicles.vin)
      from carrier_vehicles as seen join vehicles on vehicles.id = seen.vehicle_id
      where seen.vin is null and vehicles.vin is not null;
`
