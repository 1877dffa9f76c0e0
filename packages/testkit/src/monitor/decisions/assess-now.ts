import { SAFETY_RULES } from '../assessment/too-old.ts'
import { worstOutcome } from '../assessment/worst-outcome.ts'
import { readDetail } from '../carriers/read-detail.ts'
import type { WireCarrierDetail, WireOverride } from '../carriers/wire-carrier.ts'
import { today } from '../clock.ts'
import { counted } from '../counted.ts'
import { RULE_TYPES } from '../assessment/assess.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { RESTRICTION } from '../session/scopes.ts'
import { unreadText } from '../digests/unread-text.ts'
import { fileSource, SOURCES } from '../assessment/finding.ts'
import { INSURER } from '../insurance/insurers.ts'
import { openFacts, safetyFacts } from './assessed-facts.ts'
import type { Assessed } from './wire-decision.ts'

/** The same user with safety data: a record keeps the whole, no matter who makes it. */
const seeingAll = (actor: Actor): Actor => ({
  ...actor,
  user: { ...actor.user, scopes: actor.user.scopes.filter(scope => scope !== RESTRICTION) },
})

const overrideOf = ({ file, ...override }: WireOverride, note: string | null) => ({
  id: override.id,
  is_type: override.is_type,
  classification_id: override.classification_id,
  is_active: override.is_active,
  expiration_date: override.expiration_date,
  user_id: override.user_id,
  user_name: override.user_name,
  file_name: file?.name ?? null,
  created_at: override.created_at,
  note,
})

type Assessment = NonNullable<WireCarrierDetail['rules_assessment']>

/** Each rule that was assessed, in the order of the table, with its outcome for every classification. */
const rulesOf = ({ summary, carrier_rule_overrides: newestFirst }: Assessment, day: string) =>
  RULE_TYPES.flatMap(is_type => {
    const finding = summary[is_type]
    if (finding === undefined) return []
    const outcome = worstOutcome([is_type], null, { [is_type]: finding.result }, newestFirst, day)
    const { older_than_days: days, unread, ...found } = finding
    // Why a fact does not pass is a part of the record: the limit, or what was read, may change after it.
    const why = days === undefined ? unread && unreadText(unread) : `older than ${counted(days, 'day')}`
    const value = why === undefined ? found.value : `${found.value}, ${why}`
    return [{ is_type, outcome: outcome ?? finding.result, ...found, value }]
  })

const at = (instant: string | Date) => new Date(instant).getTime()

/**
 * The note in which the author of each override gave its reason: the newest that begins "Override of" and was written after
 * it, and before the author's next one.
 */
const notesOf = async (
  { db }: Services,
  companyId: number,
  carrierId: number,
  newestFirst: readonly WireOverride[],
): Promise<ReadonlyMap<number, string>> => {
  if (newestFirst.length === 0) return new Map()
  const notes = await db
    .selectFrom('notes')
    .select(['text', 'user_id', 'created_at'])
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', carrierId)
    .where('notable_id', 'is', null)
    .where('text', 'like', 'Override of %')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(
    notes.flatMap(({ text, user_id, created_at }) => {
      const about = newestFirst.find(
        override => override.user_id === user_id && at(override.created_at) <= at(created_at),
      )
      return about === undefined ? [] : [[about.id, text] as const]
    }),
  )
}

const contactsOf = ({ contacts, census }: WireCarrierDetail) =>
  contacts.map(contact => ({
    ...contact,
    as_of: contact.source === SOURCES.census ? census.as_of : null,
  }))

/** The policies of a carrier; the source of a filing is the file that it was read from, where one is known. */
const policiesOf = async ({ db }: Services, carrierId: number) => {
  const found = await db
    .selectFrom('listed_insurances')
    .select([
      'kind',
      'is_primary',
      INSURER.as('insurer'),
      'policy_number',
      'amount',
      'effective_on',
      'expires_on',
    ])
    .select(['cancelled_on', 'source', 'source_file', 'as_of'])
    .where('carrier_id', '=', carrierId)
    .where('is_pending', '=', false)
    .orderBy('kind')
    .orderBy('effective_on')
    .orderBy('id')
    .execute()
  return found.map(({ source_file, ...policy }) => ({
    ...policy,
    source: fileSource(source_file) ?? policy.source,
  }))
}

/**
 * A carrier as it is assessed now, for the whole company: what everyone may see, and apart from it what uses safety
 * data. Null: there is no such carrier.
 *
 * Run it in a transaction that sees one state, or a fact and its rule may be of two moments.
 */
export async function assessNow(
  services: Services,
  actor: Actor,
  carrierId: number,
): Promise<Assessed | null> {
  const wire = await readDetail(services, seeingAll(actor), carrierId)
  if (wire === null) return null
  const day = today(services.clock)
  const assessment = wire.rules_assessment
  const rules = assessment && rulesOf(assessment, day)
  const newestFirst = assessment?.carrier_rule_overrides ?? []
  const notes = await notesOf(services, companyOf(actor), carrierId, newestFirst)
  const overrides = newestFirst.map(override => overrideOf(override, notes.get(override.id) ?? null))
  const isSafety = ({ is_type }: { readonly is_type: string }) => SAFETY_RULES.has(is_type)
  const worstOf = (some: readonly NonNullable<typeof rules>[number][]) =>
    worstOutcome(
      some.map(({ is_type }) => is_type),
      null,
      Object.fromEntries(some.map(({ is_type, result }) => [is_type, result])),
      newestFirst,
      day,
    )
  const hidden = rules?.filter(isSafety) ?? []
  const worst = worstOf(hidden)
  return {
    open: {
      verdict: worstOf(rules ?? []),
      safety_rules: worst && { count: hidden.length, worst },
      rules: rules && rules.filter(rule => !isSafety(rule)),
      overrides: overrides.filter(one => !isSafety(one)),
      facts: openFacts(wire, day),
      policies: await policiesOf(services, carrierId),
      contacts: contactsOf(wire),
    },
    safety: { rules: hidden, overrides: overrides.filter(isSafety), facts: safetyFacts(wire) },
  }
}
