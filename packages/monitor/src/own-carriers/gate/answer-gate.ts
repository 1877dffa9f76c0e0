import { identityTiesOf } from '../../carriers/associations/identity-ties.ts'
import { readRelated } from '../../carriers/read-records.ts'
import { identityOf } from '../../carriers/wire-identity.ts'
import { blocksSafety, isShownFullProfile } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { carriersWith } from '../monitored/match-carriers.ts'
import { lookedUp, type SentIdentifier } from '../monitored/sent-identifier.ts'
import { readWhenTooOld } from '../policy/gate-settings.ts'
import { decidedFor, decideGate, type Decision, type GateTerms } from './gate-reasons.ts'
import type { PlainReason, WireGate } from './wire-gate.ts'

/** An end of a lane, or a stop of a load. */
export interface Place {
  readonly country: string | null
  readonly state: string | null
}

/** Whether places are known to be in one state. Empty: no. */
export const inOneState = ([first, ...others]: readonly Place[]): boolean =>
  first?.state != null && others.every(it => it.state === first.state && it.country === first.country)

/** A question about one carrier. */
interface Requested {
  /** Null: none was named. */
  readonly carrierId: number | null
  /** Null: no lane was named. */
  readonly places: readonly Place[] | null
  readonly day: string
  readonly loadId: number | null
  /** What is against it apart from the carrier. */
  readonly beside: readonly PlainReason[]
}

const answered = (
  decision: Decision,
  { day, loadId }: Pick<Requested, 'day' | 'loadId'>,
  beside: Pick<WireGate, 'carrier' | 'policy_version' | 'when_too_old'>,
): WireGate => ({ ...decision, ...beside, day, load_id: loadId })

/**
 * What the gate says of a carrier, of the whole whatever this user may see. As few statements as a look-up of one carrier,
 * and one for the setting.
 *
 * Run it in a transaction that sees one state, or two facts may be of two moments.
 */
export async function answerGate(services: Services, actor: Actor, requested: Requested): Promise<WireGate> {
  const { db, clock, config } = services
  const { carrierId, places, day, beside } = requested
  const companyId = companyOf(actor)
  const when_too_old = await readWhenTooOld(db, companyId)
  const unknown = { carrier: null, policy_version: null, when_too_old }
  if (carrierId === null) return answered(decidedFor(beside), requested, unknown)
  const ids = [carrierId]
  const withOverrides = actor.paywall.can_rule
  const { records, overrides, blocked } = await readRelated(db, { ids, companyId, withOverrides })
  const [found] = records
  if (found === undefined) return answered(decidedFor([...beside, 'not_on_record']), requested, unknown)
  const record = withOverrides ? found : { ...found, rule_types: null }
  const seen = { seesSafety: true, today: today(clock), blocked: new Set(blocked) }
  const terms: GateTerms = {
    today: today(clock),
    day,
    staysInState: places && inOneState(places),
    whenTooOld: when_too_old,
    showsSafety: !blocksSafety(actor),
    showsProfile: isShownFullProfile(actor),
    namesBlocked: config.disablesDnuAssociations !== true,
  }
  const carrier = {
    record,
    newestFirst: overrides.get(carrierId) ?? [],
    ties: identityTiesOf(record.ties ?? [], seen),
  }
  const { id, legal_name, identifiers } = identityOf(record)
  return answered(decideGate(carrier, terms, beside), requested, {
    carrier: { id, legal_name, identifiers },
    policy_version: withOverrides ? record.policy_version : null,
    when_too_old,
  })
}

/** A question about a carrier by its id, or by one of its numbers. */
export interface RequestedByNumber extends Pick<Requested, 'day' | 'places'> {
  readonly carrierId: number | null
  readonly identifier: SentIdentifier | null
}

/** What the gate says of the carrier with an id or a number; of a number that several have, that a person must look. */
export async function answerByNumber(
  services: Services,
  actor: Actor,
  { carrierId, identifier, ...requested }: RequestedByNumber,
): Promise<WireGate> {
  const about = (id: number | null, beside: readonly PlainReason[] = []) =>
    answerGate(services, actor, { ...requested, carrierId: id, loadId: null, beside })
  if (identifier === null) return about(carrierId)
  const found = await carriersWith(services.db, [{ at: 0, ...lookedUp(identifier) }])
  const [first, ...others] = found.get(0) ?? []
  if (first === undefined) return about(null, ['not_on_record'])
  return others.length > 0 ? about(null, ['several_carriers']) : about(first)
}
