import { type Migration, sql } from 'kysely'

/** As when this was written: the domain of such an address says nothing about a carrier. */
const PUBLIC_MAIL = [
  ...['aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'gmail.com', 'gmx.com', 'hotmail.com'],
  ...['icloud.com', 'live.com', 'mail.com', 'me.com', 'msn.com', 'outlook.com', 'proton.me'],
  ...['protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com', 'ymail.com'],
]

const domain = `split_part(lower(btrim(email) collate "C"), '@', -1)`
const label = (place: number) => `split_part(${domain}, '.', ${place})`

/**
 * The name in the domain of an e-mail address as it reads at a glance, without its ending and what is in front of it: what a
 * domain is found by that looks like another. Null at a public mail service.
 *
 * Choice: a body that is bound when it is made, as an index is built without a search path.
 */
const FUNCTION = `
  create function domain_reading(email text) returns text language sql immutable parallel safe
  return case
    when position('@' in email) = 0 or ${label(-2)} = ''
      or ${domain} in (${PUBLIC_MAIL.map(each => `'${each}'`).join(', ')}) then null
    when length(${label(-1)}) = 2 and ${label(-2)} in ('co', 'com', 'net', 'org') and ${label(-3)} <> ''
      then email_reading(${label(-3)})
    else email_reading(${label(-2)}) end;`

/** Domains of e-mail addresses on record are found by how they read. */
export const domainsOfMail: Migration = {
  async up(db) {
    await sql
      .raw(`
      ${FUNCTION}
      ${['carriers', 'carrier_contacts', 'carrier_people']
        .map(
          table =>
            `create index ${table}_by_mail_domain on ${table} (hashtext(domain_reading(email))) where email is not null;`,
        )
        .join('\n')}`)
      .execute(db)
  },
}
