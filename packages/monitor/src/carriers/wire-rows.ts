import type { z } from 'zod'
import type { RuleType } from '../rules/terms/rule-types.ts'
import type { CarrierFacts } from '../rules/assessment/facts.ts'
import { assessableOf } from './facts-of.ts'
import { fileSource } from '../rules/assessment/finding.ts'
import { insuranceOnRecord } from './insurance/insurance-on-record.ts'
import { tiesToEnded } from '../rules/assessment/tied.ts'
import { shownUnread } from '../rules/assessment/unread.ts'
import { wireAssessment } from './wire-assessment.ts'
import { today } from '../kernel/clock.ts'
import { cached } from '../kernel/frozen.ts'
import { blocksSafety, isShownFullProfile } from '../http/guards/guards.ts'
import type { Services } from '../http/services.ts'
import { type Actor, companyOf } from '../http/session/actor.ts'
import { readCautions } from './read-cautions.ts'
import { readContactRecords } from './read-contact-records.ts'
import { type CarrierRecord, type KnownCarrier, readRelated, type Related } from './read-records.ts'
import type { WireCarrier, WireNewestOverride } from './wire-carrier.ts'
import type { wireSentInvitation } from './short-connection.ts'
import type { WireCautions } from './wire-cautions.ts'
import { identityOf } from './wire-identity.ts'
import { wireSafetyOf } from './wire-safety.ts'

/** An instant from JSON as ISO 8601. */
const instant = (text: string | Date) => new Date(text).toISOString()

const NO_CENSUS = {
  status_code: null,
  carrier_operation: null,
  power_units: null,
  drivers: null,
  mileage: null,
  mileage_year: null,
  mcs150_date: null,
  add_date: null,
  hazmat: null,
  as_of: null,
}
const NO_AUTHORITY = { common: null, contract: null, broker: null, granted_on: null, as_of: null }

const wireAuthorityOf = (authority: NonNullable<CarrierRecord['authority']>): WireCarrier['authority'] => ({
  ...authority,
  source: fileSource(authority.source_file),
  granted_source: fileSource(authority.granted_source_file),
  ended_source: fileSource(authority.ended_source_file),
  notice_source: fileSource(authority.notice_source_file),
})

const wireChecksOf = ({ physical_location, manual_identifier }: CarrierFacts): WireCarrier['checks'] => ({
  physical_location,
  manual_identifier,
})

/** The same fields of a carrier as they go over the wire. */
const fieldsOf = cached((known: KnownCarrier) => ({
  identity: identityOf(known),
  census: known.census === null ? NO_CENSUS : { ...known.census, source: known.census.source_file },
  authority: known.authority === null ? NO_AUTHORITY : wireAuthorityOf(known.authority),
}))

const safetyOf = cached((known: KnownCarrier, day: string) => ({
  ...wireSafetyOf(known.safety, day),
  ties: known.ties && tiesToEnded(known.ties, day),
}))

const insuranceOf = cached((facts: CarrierFacts, day: string) => insuranceOnRecord(facts, day))
const checksOf = cached(wireChecksOf)

/** What a company has to do with a carrier, which changes when its people act. */
interface Relations extends Pick<WireCarrier, 'connection'> {
  readonly subscription: CarrierRecord['subscription']
  readonly invitation: CarrierRecord['invitation']
  readonly overrides: readonly WireNewestOverride[]
  readonly alertsCount: number
}

/** Relations as JSON; undefined for none. */
const relationsJson = (
  { subscription, connection, invitation, alert_days }: CarrierRecord,
  overrides: readonly WireNewestOverride[] = [],
): string | undefined => {
  const alertsCount = alert_days.length
  const isNone = subscription === null && connection === null && invitation === null
  if (isNone && alertsCount === 0 && overrides.length === 0) return undefined
  return JSON.stringify({
    subscription,
    connection,
    invitation,
    overrides,
    alertsCount,
  } satisfies Relations)
}

const NO_RELATIONS: Relations = {
  subscription: null,
  connection: null,
  invitation: null,
  overrides: [],
  alertsCount: 0,
}

const wireInvitationOf = (
  invitation: CarrierRecord['invitation'],
): z.input<typeof wireSentInvitation> | null =>
  invitation && {
    id: invitation.id,
    sent_at: instant(invitation.sent_at),
    delivery: invitation.delivery,
    delivered_at: invitation.delivered_at && instant(invitation.delivered_at),
    claimed_at: invitation.claimed_at && instant(invitation.claimed_at),
  }

/**
 * A row, and the same object while nothing of it changes, so that its check and its JSON are cached too. Relations are
 * given as JSON: they are read anew each time, and compared by what they hold.
 */
const rowOf = cached(
  (
    known: KnownCarrier,
    facts: CarrierFacts,
    types: readonly RuleType[] | null,
    notifying: readonly RuleType[],
    policyVersion: number | null,
    companyId: number,
    day: string,
    isBlocked: boolean,
    isFull: boolean,
    mayRule: boolean,
    mayConnect: boolean,
    cautions: WireCautions,
    contactRecords: string,
    json: string | undefined,
  ): WireCarrier => {
    const relations = json === undefined ? NO_RELATIONS : (JSON.parse(json) as Relations)
    const { subscription, connection, invitation, overrides, alertsCount } = relations
    const { identity, census, authority } = fieldsOf(known)
    return {
      ...identity,
      phone: isFull ? known.phone : null,
      email: isFull ? known.email : null,
      census,
      authority,
      insurance: insuranceOf(facts, day),
      safety: isBlocked ? null : safetyOf(known, day),
      checks: mayRule ? checksOf(facts) : null,
      rules_assessment:
        types &&
        wireAssessment(facts, types, overrides, {
          companyId,
          isBlocked,
          day,
          classificationId: null,
          notifying,
          policyVersion,
        }),
      subscription: subscription && { id: subscription.id, created_at: instant(subscription.created_at) },
      connection,
      invitation: mayConnect ? wireInvitationOf(invitation) : null,
      identity_alerts_count: alertsCount,
      cautions,
      contact_records: JSON.parse(contactRecords) as WireCarrier['contact_records'],
      unread_files: facts.files && [...shownUnread(facts.files, day, isBlocked)],
    }
  },
)

/** What a row has beside facts and findings, by carrier. */
interface Beside {
  readonly cautionsOf: (record: CarrierRecord) => WireCautions
  readonly contactRecordsOf: (record: CarrierRecord) => WireCarrier['contact_records']
}

async function rowsWith(
  services: Services,
  actor: Actor,
  ids: readonly number[],
  besideOf: (related: Related) => Promise<Beside>,
) {
  if (ids.length === 0) return []
  const { db, clock } = services
  const companyId = companyOf(actor)
  const isBlocked = blocksSafety(actor)
  const isFull = isShownFullProfile(actor)
  const mayRule = actor.paywall.can_rule
  const related = await readRelated(db, { ids, companyId, withOverrides: mayRule })
  const { cautionsOf, contactRecordsOf } = await besideOf(related)
  const records = new Map(related.records.map(record => [record.id, record]))
  const day = today(clock)
  const row = (record: CarrierRecord): { record: CarrierRecord; wire: WireCarrier } => {
    const { known } = record
    const facts = assessableOf(record)
    const types = mayRule ? record.rule_types : null
    const json = relationsJson(record, related.overrides.get(record.id))
    const cautions = cautionsOf(record)
    const contacts = JSON.stringify(contactRecordsOf(record))
    const wire = rowOf(
      known,
      facts,
      types,
      record.notifying_types,
      record.policy_version,
      companyId,
      day,
      isBlocked,
      isFull,
      mayRule,
      actor.paywall.can_connect,
      cautions,
      contacts,
      json,
    )
    return { record, wire }
  }
  return ids.flatMap(id => records.get(id) ?? []).map(row)
}

/**
 * Carriers as rows, in the order of the ids: their facts, the findings of the caller's own rules, and the relations of
 * the caller's company. One statement for any number of rows, and few more for what is not cached.
 *
 * A user whose scope blocks safety data gets neither that data nor findings based on it, but how many rules are hidden
 * and the worst label among them.
 * Source: section 6, "Safety data".
 */
export const wireRows = (services: Services, actor: Actor, ids: readonly number[]) =>
  rowsWith(services, actor, ids, async related => {
    const [cautionsOf, contactRecordsOf] = await Promise.all([
      readCautions(services, actor, related),
      readContactRecords(services, actor, related.records),
    ])
    return { cautionsOf, contactRecordsOf }
  })

const NO_CAUTIONS: WireCautions = {
  alert_days: [],
  do_not_use_count: null,
  identity_ties: null,
  cancellations: null,
  insights: null,
}
const NOTHING_BESIDE: Beside = { cautionsOf: () => NO_CAUTIONS, contactRecordsOf: () => null }

/** The same without what deserves a look although no rule fails: what a decision record keeps. */
export const factRows = (services: Services, actor: Actor, ids: readonly number[]) =>
  rowsWith(services, actor, ids, async () => NOTHING_BESIDE)
