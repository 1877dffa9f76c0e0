import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { carriersWith, type Holder, lookalikesOf } from '../../carriers/contacts/find-contact.ts'
import {
  type AddressFacts,
  IDENTITY_TERMS,
  type IdentityAnswer,
  identityAnswerOf,
  requiresLookalikes,
} from '../../carriers/contacts/identity-term.ts'
import { readContactRecords } from '../../carriers/read-contact-records.ts'
import { allOfEach, type CarrierRecord, readRecords } from '../../carriers/read-records.ts'
import type { WireContactRecords } from '../../carriers/wire-contact-records.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { isShownFullProfile } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'

/** How an address relates to its carrier: the result of the identity check, and whose it is or resembles. */
export const wireRecipient = z.object({
  term: z.enum(IDENTITY_TERMS),
  whose: z.object({ value: z.string(), carrier_id: z.number(), legal_name: z.string() }).nullable(),
})

/** An address, and the carrier whose it is said to be. */
export interface Addressed {
  readonly carrier_id: number | null
  readonly address: string
}

const NOT_CHECKED: IdentityAnswer = { term: 'not_checked', whose: null }

const DAY_MS = 86_400_000
/** How many days an address on file is new, for a company that has not said. */
const NEW_DAYS = 90

type EmailRecord = WireContactRecords['email']

/** What the age of the address on file says. */
const federalTerm = (
  record: EmailRecord | undefined,
  { day, newDays }: Pick<Read, 'day' | 'newDays'>,
): AddressFacts['federal'] => {
  if (record === undefined) return 'not_checked'
  if (record.stands_with !== null) return record.stands_with === 'reported' ? 'reported' : 'unsafe_carrier'
  if (record.since === null) return 'not_checked'
  return Date.parse(day) - Date.parse(record.since) > newDays * DAY_MS ? 'matches' : 'changed'
}

interface Known {
  readonly carrier_id: number
  readonly email: string
  readonly key: string
  readonly is_federal: boolean
  /** Whether it is known from a rate confirmation. */
  readonly is_confirmed: boolean
}

/** The e-mail addresses on record for carriers: the one on file, then those of their contacts. */
const knownOf = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<Known>`
    select carrier_id, email, association_email(email) as key, is_federal, is_confirmed
    from (
      select id as carrier_id, email, true as is_federal, false as is_confirmed, 0 as place
      from carriers where id = ${anyOf(ids)}
      union all
      select carrier_id, email, false, source is not distinct from 'Rate confirmation', id
      from carrier_contacts where carrier_id = ${anyOf(ids)}
    ) as known
    where association_email(email) is not null
    order by carrier_id, is_federal desc, place`.execute(db)
  return allOfEach(rows)
}

interface Address {
  readonly key: string | null
  /** Whether a published alert names it. */
  readonly is_reported: boolean
}

/** The addresses in the form in which equal ones are the same, null for one that is none. */
const addressesOf = async (db: Kysely<Schema>, addresses: readonly string[]) => {
  const { rows } = await sql<Address & { readonly address: string }>`
    select address, key, exists (
      select from identity_alerts where email_key = key and unpublished_at is null) as is_reported
    from unnest(${sql.val(addresses)}::text[]) as address, association_email(address) as key`.execute(db)
  return new Map<string, Address>(rows.map(row => [row.address, row]))
}

interface Read {
  readonly addresses: ReadonlyMap<string, Address>
  readonly known: ReadonlyMap<number, readonly Known[]>
  readonly holders: readonly Holder[]
  readonly recordOf: (record: CarrierRecord) => WireContactRecords | null
  readonly day: string
  readonly newDays: number
}

const factsOf = (address: string, record: CarrierRecord, read: Read): Omit<AddressFacts, 'lookalike'> => {
  const { key = null, is_reported = false } = read.addresses.get(address) ?? {}
  const known = read.known.get(record.id) ?? []
  const given = known.filter(each => !each.is_federal)
  const emails = read.recordOf(record)?.email
  const holders = read.holders.filter(each => each.key === key && each.relation !== 'former')
  const same = given.filter(each => each.key === key)
  const isOnlyConfirmed = same.length > 0 && same.every(({ is_confirmed }) => is_confirmed)
  const own = holders.find(({ carrier_id }) => carrier_id === record.id)?.relation
  return {
    address,
    key,
    carrier: { id: record.id, legal_name: record.legal_name ?? '' },
    federal: federalTerm(emails, read),
    email: known.find(({ is_federal }) => is_federal)?.email ?? null,
    others: given.filter(({ is_confirmed }) => !is_confirmed).map(({ email }) => email),
    isReported: is_reported,
    own: isOnlyConfirmed || own === undefined || own === 'former' ? null : own,
    holders: holders
      .filter(({ carrier_id }) => carrier_id !== record.id)
      .map(({ carrier_id: id, legal_name, is_blocked }) => ({ id, legal_name, is_blocked })),
    wasOnFile: emails?.former.some(({ value }) => value.trim().toLowerCase() === key) ?? false,
  }
}

/**
 * How each of some addresses relates to its carrier: as the identity check would answer the caller, from what contact search
 * reads. A dozen statements for any number of addresses.
 *
 * Choice: a user that sees short profiles is answered by what these have.
 */
export async function recipientsOf(
  services: Services,
  actor: Actor,
  addressed: readonly Addressed[],
): Promise<(one: Addressed) => IdentityAnswer> {
  const { db } = services
  const ids = [...new Set(addressed.flatMap(({ carrier_id }) => carrier_id ?? []))]
  if (ids.length === 0) return () => NOT_CHECKED
  const addresses = await addressesOf(db, [...new Set(addressed.map(({ address }) => address))])
  const sent = [...new Set([...addresses.values()].flatMap(({ key }) => key ?? []))]
  const [records, holders, known] = await Promise.all([
    readRecords(db, ids, companyOf(actor), { types: [] }),
    carriersWith(db, 'email', sent, companyOf(actor)),
    isShownFullProfile(actor) ? knownOf(db, ids) : new Map<number, readonly Known[]>(),
  ])
  const recordOf = await readContactRecords(services, actor, records)
  const newDays = actor.company?.contact_window_days ?? NEW_DAYS
  const read = { addresses, known, holders, recordOf, day: today(services.clock), newDays }
  const each = new Map(records.map(record => [record.id, record]))
  const factsFor = ({ carrier_id, address }: Addressed) => {
    const record = each.get(carrier_id ?? 0)
    return record === undefined ? undefined : factsOf(address, record, read)
  }
  const unknown = addressed.flatMap(one => {
    const facts = factsFor(one)
    return facts !== undefined && facts.key !== null && requiresLookalikes(facts) ? [facts.key] : []
  })
  const lookalikeOf = await lookalikesOf(db, [...new Set(unknown)])
  return one => {
    const facts = factsFor(one)
    if (facts === undefined) return NOT_CHECKED
    const [found] = facts.key !== null && requiresLookalikes(facts) ? lookalikeOf(facts.key) : []
    const lookalike =
      found === undefined
        ? null
        : { value: found.email, carrier_id: found.carrier_id, legal_name: found.legal_name }
    return identityAnswerOf({ ...facts, lookalike })
  }
}
