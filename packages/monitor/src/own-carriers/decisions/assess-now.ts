import { isRuleType, isSafetyRule, knownRulesFirst } from '../../rules/terms/rule-types.ts'
import { worstOutcome } from '../../rules/assessment/worst-outcome.ts'
import { mailingAddressOf } from '../../carriers/read-detail.ts'
import type { WireCarrierDetail, WireOverride } from '../../carriers/wire-carrier.ts'
import { factRows } from '../../carriers/wire-rows.ts'
import { today } from '../../kernel/clock.ts'
import { anyOf } from '../../database/any-of.ts'
import { CONTACT_SOURCE, CONTACT_TITLE } from '../../database/register-contacts.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { RESTRICTION } from '../../kernel/scopes.ts'
import { evidenceOf } from '../../rules/assessment/cover-at-least.ts'
import { withPaperDoubt } from '../../rules/assessment/paper-doubt.ts'
import { isUnconfirmed } from '../../rules/assessment/policy-days.ts'
import type { CarrierRecord } from '../../carriers/read-records.ts'
import { fileSource, SOURCES } from '../../rules/assessment/finding.ts'
import { INSURER } from '../../carriers/insurance/insurers.ts'
import { type AssessedCarrier, openFacts, safetyFacts } from './assessed-facts.ts'
import type { Assessed } from './wire-decision.ts'

/** The same user with safety data and the full profile: a record keeps the whole, no matter who makes it. */
export const seeingAll = (actor: Actor): Actor => ({
  ...actor,
  watchdogLimits: { ...actor.watchdogLimits, can_view_full_carrier_profile_for_watchdog: true },
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
  knownRulesFirst(Object.keys(summary))
    .filter(isRuleType)
    .flatMap(is_type => {
      const finding = summary[is_type]
      if (finding === undefined) return []
      const outcome = worstOutcome([is_type], null, { [is_type]: finding.result }, newestFirst, day)
      // Why a fact does not pass is a part of the record: the limit, or what was read, may change after it.
      const { older_than_days = null, unread = null } = finding
      return [{ is_type, outcome: outcome ?? finding.result, ...finding, older_than_days, unread }]
    })

const at = (instant: string | Date) => new Date(instant).getTime()

/** Rows of carriers, by carrier. */
const byCarrier = <Row extends { readonly carrier_id: number | null }>(rows: readonly Row[]) => {
  const groups = new Map<number | null, Omit<Row, 'carrier_id'>[]>()
  for (const { carrier_id, ...row } of rows) groups.set(carrier_id, [...(groups.get(carrier_id) ?? []), row])
  return (id: number): readonly Omit<Row, 'carrier_id'>[] => groups.get(id) ?? []
}

const notesOn = ({ db }: Services, companyId: number, ids: readonly number[]) =>
  db
    .selectFrom('notes')
    .select(['carrier_id', 'text', 'user_id', 'created_at'])
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', anyOf(ids))
    .where('notable_id', 'is', null)
    .where('text', 'like', 'Override of %')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * The note in which the author of each override gave its reason: the newest that begins "Override of" and was written after
 * it, and before the author's next one.
 */
const reasonsOf = (
  notes: readonly Omit<Awaited<ReturnType<typeof notesOn>>[number], 'carrier_id'>[],
  newestFirst: readonly WireOverride[],
): ReadonlyMap<number, string> =>
  new Map(
    notes.flatMap(({ text, user_id, created_at }) => {
      const about = newestFirst.find(
        override => override.user_id === user_id && at(override.created_at) <= at(created_at),
      )
      return about === undefined ? [] : [[about.id, text] as const]
    }),
  )

const contactsOn = ({ db }: Services, ids: readonly number[]) =>
  db
    .selectFrom('carrier_contacts')
    .select(['carrier_id', 'name', 'phone', 'email'])
    .select([CONTACT_TITLE.as('title'), CONTACT_SOURCE.as('source')])
    .where('carrier_id', '=', anyOf(ids))
    .orderBy('id')
    .execute()

const contactsOf = ({ contacts, census }: AssessedCarrier) =>
  contacts.map(contact => ({
    ...contact,
    as_of: contact.source === SOURCES.census ? census.as_of : null,
  }))

/** The policies of carriers; the source of a filing is the file that it was read from, where one is known. */
const policiesOn = ({ db }: Services, ids: readonly number[]) =>
  db
    .selectFrom('listed_insurances')
    .select([
      'carrier_id',
      'kind',
      'is_primary',
      INSURER.as('insurer'),
      'policy_number',
      'amount',
      'effective_on',
      'expires_on',
    ])
    .select(['cancelled_on', 'source', 'source_file', 'as_of'])
    .where('carrier_id', '=', anyOf(ids))
    .where('is_pending', '=', false)
    .orderBy('kind')
    .orderBy('effective_on')
    .orderBy('id')
    .execute()

const policyOf = ({
  source_file,
  ...policy
}: Omit<Awaited<ReturnType<typeof policiesOn>>[number], 'carrier_id'>) => ({
  ...policy,
  source: fileSource(source_file) ?? policy.source,
})

/** The policies on the company's own certificates, but for those that are not confirmed. */
const certifiedOf = ({ insurances }: Pick<CarrierRecord, 'insurances'>, day: string) =>
  insurances
    .filter(policy => policy.paper != null && !isUnconfirmed(withPaperDoubt(policy, insurances, day), day))
    .map(policy => ({
      kind: policy.kind,
      is_primary: policy.is_primary,
      insurer: policy.insurer,
      policy_number: policy.policy_number,
      amount: policy.amount,
      effective_on: policy.effective_on,
      expires_on: policy.expires_on,
      cancelled_on: policy.cancelled_on,
      ...evidenceOf(policy),
    }))

const isSafety = ({ is_type }: { readonly is_type: string }) => isSafetyRule(is_type)

/** What was read of a carrier, as a record keeps it. */
const assessedOf = (
  wire: AssessedCarrier,
  { notes, policies }: { notes: Parameters<typeof reasonsOf>[0]; policies: Assessed['open']['policies'] },
  day: string,
): Assessed => {
  const assessment = wire.rules_assessment
  const rules = assessment && rulesOf(assessment, day)
  const newestFirst = assessment?.carrier_rule_overrides ?? []
  const reasons = reasonsOf(notes, newestFirst)
  const overrides = newestFirst.map(override => overrideOf(override, reasons.get(override.id) ?? null))
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
      policy_version: assessment?.policy_version ?? null,
      overrides: overrides.filter(one => !isSafety(one)),
      facts: openFacts(wire, day),
      policies: [...policies],
      contacts: contactsOf(wire),
    },
    safety: { rules: hidden, overrides: overrides.filter(isSafety), facts: safetyFacts(wire) },
  }
}

/**
 * Carriers as they are assessed now, for the whole company: what everyone may see, and apart from it what uses safety
 * data. One that is not on record is left out. A few statements for any number of carriers.
 *
 * Run it in a transaction that sees one state, or a fact and its rule may be of two moments.
 */
export async function assessAll(
  services: Services,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Assessed>> {
  const day = today(services.clock)
  const rows = await factRows(services, seeingAll(actor), ids)
  const notes = byCarrier(await notesOn(services, companyOf(actor), ids))
  const contacts = byCarrier(await contactsOn(services, ids))
  const policies = byCarrier(await policiesOn(services, ids))
  return new Map(
    rows.map(({ record, wire }) => {
      const { id } = record
      const carrier = {
        ...wire,
        mailing_address: mailingAddressOf(record),
        operation_classifications: record.census?.operation_classifications ?? [],
        cargo_carried: record.census?.cargo_carried ?? [],
        contacts: [...contacts(id)],
      }
      const all = [...policies(id).map(policyOf), ...certifiedOf(record, day)]
      return [id, assessedOf(carrier, { notes: notes(id), policies: all }, day)]
    }),
  )
}

/** One of them. Null: there is no such carrier. */
export const assessNow = async (
  services: Services,
  actor: Actor,
  carrierId: number,
): Promise<Assessed | null> => (await assessAll(services, actor, [carrierId])).get(carrierId) ?? null
