import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, forbidden, invalid, missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { RESTRICTION } from '../../kernel/scopes.ts'
import { assessNow, seeingAll } from '../../own-carriers/decisions/assess-now.ts'
import { decidedNow, insertDecisions } from '../../own-carriers/decisions/keep-decision.ts'
import { type Assessed, type Stage, wireDecidedLoad } from '../../own-carriers/decisions/wire-decision.ts'
import { type WireGate, wireReason } from '../../own-carriers/gate/wire-gate.ts'
import { refuseAuthor } from '../../own-carriers/policy/override-terms.ts'
import { inForce } from '../../own-carriers/policy/read-policy.ts'
import { refuseBlocked } from '../../own-carriers/refuse-blocked.ts'
import { termsOf } from '../../rules/policy-section.ts'
import { gateOfLoad } from './gate-of-load.ts'
import { requireLoad } from './read-loads.ts'

/** The most characters of what someone writes with a decision. */
export const MESSAGE_CHARACTERS_MAX = 2_000
const OVERRIDES = 'manage_rule_overrides'

/** The same user without safety data, and with the full profile: what everyone of the company may see. */
const seeingNoSafety = (actor: Actor): Actor => {
  const all = seeingAll(actor)
  return { ...all, user: { ...all.user, scopes: [...all.user.scopes, RESTRICTION] } }
}

/**
 * Refuses a decision against a no: 403 without the permission to override, 422 without a reason, or where the policy lets no
 * one, or only admins, override a rule that fails.
 */
async function requireMayDecide(
  services: Services,
  actor: Actor,
  { gate, message, field }: { readonly gate: WireGate } & Pick<LoadDecision, 'message' | 'field'>,
): Promise<void> {
  if (gate.answer !== 'no') return
  if (!actor.user.scopes.includes(OVERRIDES))
    throw forbidden('The gate says no. You need the "manage rule overrides" permission to decide against it.')
  if (message === null) throw invalid(field, 'The gate says no. Say why the load goes on.')
  const { sections } = await inForce(services.db, companyOf(actor))
  for (const reason of gate.reasons)
    if (reason.code === 'rule' && reason.effect === 'no')
      refuseAuthor(termsOf(sections, reason.rule.is_type, null), actor, field)
}

/** What a user decides about a load. */
interface LoadDecision {
  readonly loadId: number
  readonly stage: Stage
  readonly message: string | null
  /** The field of the message, in a refusal. */
  readonly field: string
}

/** What the gate says, as a part of a record keeps it: nothing of it is left out or undefined. */
const storedReasons = (gate: WireGate) => wireReason.array().parse(gate.reasons)

/** A decision about a load that was kept: its record, and what it rests on. */
export interface StoredDecision {
  readonly id: number
  readonly carrierId: number
  readonly gate: WireGate
  readonly assessed: Assessed
}

/**
 * Asks the gate about a load and keeps its answer with the carrier as it is assessed. `trx` sees one state.
 *
 * Refuses: as `keepLoadDecision`.
 */
export async function decideLoad(
  services: Services,
  actor: Actor,
  trx: Transaction<Schema>,
  { loadId, stage, message, field }: LoadDecision,
): Promise<StoredDecision> {
  const at = { ...services, db: trx }
  const { carrier_id: carrierId, external_load_number } = await requireLoad(trx, companyOf(actor), loadId)
  if (carrierId === null) throw conflict('This load has no carrier.')
  await refuseBlocked(trx, companyOf(actor), carrierId)
  const whole = await gateOfLoad(at, seeingAll(actor), { id: loadId, day: null })
  await requireMayDecide(at, actor, { gate: whole, message, field })
  const shown = await gateOfLoad(at, seeingNoSafety(actor), { id: loadId, day: null })
  const assessed = await assessNow(at, actor, carrierId)
  if (assessed === null) throw missing()
  const { answer, day, until, when_too_old } = whole
  const gate = { answer, day, until, when_too_old, reasons: storedReasons(shown) }
  const load = wireDecidedLoad.parse({ id: loadId, external_load_number, stage, gate })
  const decided = decidedNow(services, actor, { carrierId, message, load })
  const [id] = await insertDecisions(
    trx,
    [{ decided, assessed, loadReasons: storedReasons(whole) }],
    services.clock.now(),
  )
  if (id === undefined) throw new Error('The record was not written.')
  await recordEntry(trx, authorOf(actor, services.clock), {
    kind: 'load_decision_recorded',
    subject: { type: 'decision_record', id, label: external_load_number ?? String(loadId) },
    carrierIds: [carrierId],
    after: [stage, answer],
    reason: message,
  })
  return { id, carrierId, gate: whole, assessed }
}

/**
 * Asks the gate about a load and keeps its answer with the carrier as it is assessed, in one transaction that sees one state.
 * Returns the id of the record.
 *
 * Refuses: 404 for a missing and a foreign load; 409 for a load without a carrier, and for a carrier that the company marked
 * do not dispatch; 403 and 422 as `requireMayDecide`.
 */
export const keepLoadDecision = (services: Services, actor: Actor, decision: LoadDecision): Promise<number> =>
  services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => (await decideLoad(services, actor, trx, decision)).id)
