import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { fullName } from '../../http/session/full-name.ts'
import { batchesOf } from '../../kernel/batches-of.ts'
import { today } from '../../kernel/clock.ts'
import { assessNow } from './assess-now.ts'
import { canonicalJson, digestOf } from './canonical-json.ts'
import { type Sign, signer } from './signing-key.ts'
import { type Assessed, type DecisionParts, FORMAT } from './wire-decision.ts'

const SALT_BYTES = 16

/** Who decided about which carrier, and when. */
export type Decided = Pick<
  DecisionParts['general'],
  | 'carrier_id'
  | 'company_id'
  | 'company_name'
  | 'user_id'
  | 'user_name'
  | 'made_at'
  | 'day'
  | 'message'
  | 'load'
>

/** The digest of each part, and that of the record, which is made of these two. */
const digestsOf = ({ general, safety }: DecisionParts) => {
  const digests = { general: digestOf(general), safety: digestOf(safety) }
  return { digests, digest: digestOf(digests) }
}

/**
 * A record as a row. Each part has a salt and a digest of its own, so that someone who may not see safety data can check
 * the rest of the record, and can guess nothing from the digest of what is kept from them.
 */
const decisionRow = (
  { decided, assessed: { open, safety }, loadReasons: load_reasons }: NewDecision,
  sign: Sign,
  salts: readonly [string, string],
) => {
  const parts: DecisionParts = {
    general: { format: FORMAT, salt: salts[0], ...decided, ...open },
    safety: { salt: salts[1], load_reasons, ...safety },
  }
  const { digest, digests } = digestsOf(parts)
  const content = { open, safety }
  return {
    content: { digest: digestOf(content), content: canonicalJson(content) },
    row: {
      company_id: decided.company_id,
      carrier_id: decided.carrier_id,
      user_id: decided.user_id,
      user_name: decided.user_name,
      made_at: decided.made_at,
      message: decided.message,
      verdict: open.verdict,
      policy_version: open.policy_version,
      general: canonicalJson({ format: FORMAT, salt: salts[0], ...decided }),
      safety: canonicalJson({ salt: salts[1], load_reasons }),
      general_digest: digests.general,
      safety_digest: digests.safety,
      digest,
      load_id: decided.load?.id ?? null,
      stage: decided.load?.stage ?? null,
      gate_answer: decided.load?.gate.answer ?? null,
      ...sign(digest),
    },
  }
}

const salt = () => randomBytes(SALT_BYTES).toString('hex')

/** Who decides about which carrier now. */
export const decidedNow = (
  { clock }: Pick<Services, 'clock'>,
  actor: Actor,
  {
    carrierId,
    message,
    load = null,
  }: Pick<Decided, 'message'> & { readonly carrierId: number; readonly load?: Decided['load'] },
): Decided => ({
  carrier_id: carrierId,
  company_id: companyOf(actor),
  company_name: actor.company?.legal_name ?? '',
  user_id: actor.user.id,
  user_name: fullName(actor.user),
  made_at: clock.now().toISOString(),
  day: today(clock),
  message,
  load,
})

/** A carrier that is decided about, and what it was assessed as. */
export interface NewDecision {
  readonly decided: Decided
  readonly assessed: Assessed
  /** All reasons of the gate. Null: it is about no load. */
  readonly loadReasons: DecisionParts['safety']['load_reasons']
}

/** The most rows of one statement. */
const ROWS_MAX = 500

/**
 * Writes records, signed; what they say of their carriers is stored by its digest, once for all records that say the same. Returns
 * the ids of those written: the record of an act and its day may be there already.
 *
 * Contents are written in the order of their digests, and records in that of their carriers, so that no two such writes wait
 * for each other.
 */
export async function insertDecisions(
  trx: Transaction<Schema>,
  decisions: readonly NewDecision[],
  now: Date,
  of: { readonly act: string; readonly act_day: string } | null = null,
): Promise<readonly number[]> {
  if (decisions.length === 0) return []
  const sign = await signer(trx, now)
  const rows = decisions
    .map(decision => decisionRow(decision, sign, [salt(), salt()]))
    .toSorted((one, other) => one.row.carrier_id - other.row.carrier_id)
  const contents = [...new Map(rows.map(({ content }) => [content.digest, content])).values()].toSorted(
    (one, other) => (one.digest < other.digest ? -1 : 1),
  )
  for (const some of batchesOf(contents, ROWS_MAX))
    await trx
      .insertInto('decision_contents')
      .values(some)
      .onConflict(known => known.doNothing())
      .execute()
  const ids: number[] = []
  for (const some of batchesOf(rows, ROWS_MAX)) {
    const made = await trx
      .insertInto('decision_records')
      .values(some.map(({ row, content }) => ({ ...row, content_digest: content.digest, ...of })))
      .onConflict(known => known.doNothing())
      .returning('id')
      .execute()
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/**
 * Assesses a carrier and keeps what was found, in one transaction that sees one state of the database. Returns the id
 * of the record. Refuses: 404 for a missing carrier.
 */
export async function keepDecision(
  services: Services,
  actor: Actor,
  { carrierId, message }: { readonly carrierId: number; readonly message: string | null },
): Promise<number> {
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => {
      const now = await assessNow({ ...services, db: trx }, actor, carrierId)
      if (now === null) throw missing()
      const decided = decidedNow(services, actor, { carrierId, message })
      const [id] = await insertDecisions(
        trx,
        [{ decided, assessed: now, loadReasons: null }],
        services.clock.now(),
      )
      if (id === undefined) throw new Error('The record was not written.')
      await recordEntry(trx, authorOf(actor, services.clock), {
        kind: 'decision_recorded',
        subject: { type: 'decision_record', id, label: null },
        carrierIds: [carrierId],
        reason: message,
      })
      return id
    })
}
