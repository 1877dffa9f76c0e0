import { factsOf } from './facts-of.ts'
import { type Outcome, worstOutcome } from '../rules/assessment/worst-outcome.ts'
import { today } from '../kernel/clock.ts'
import { resultsOf } from '../rules/assessment/results-of.ts'
import { decidingOverridesOf } from './verdicts/deciding-overrides.ts'
import { companyRuleTypes } from './verdicts/company-rules.ts'
import type { Services } from '../http/services.ts'
import { type Actor, companyOf } from '../http/session/actor.ts'
import { readRecords } from './read-records.ts'

/** Carriers assessed at a time. */
const BATCH = 500

/**
 * The verdict of each of some carriers by the company's own rules, as its row shows it. Rules on safety data count also
 * for a user who may not see that data, as a verdict is never milder than the whole.
 *
 * Empty: no verdict at all where nothing is assessed.
 */
export async function verdictsOf(
  { services, signal }: { readonly services: Services; readonly signal: AbortSignal },
  actor: Actor,
  carrierIds: readonly number[],
): Promise<ReadonlyMap<number, Outcome>> {
  const { db, clock } = services
  const companyId = companyOf(actor)
  const types = (await companyRuleTypes(db, companyId)) ?? []
  const day = today(clock)
  const verdicts = new Map<number, Outcome>()
  if (types.length === 0) return verdicts
  for (let from = 0; from < carrierIds.length; from += BATCH) {
    signal.throwIfAborted()
    const batch = carrierIds.slice(from, from + BATCH)
    const overrides = await decidingOverridesOf(db, companyId, batch)
    for (const record of await readRecords(db, batch, companyId, { types })) {
      const results = resultsOf(factsOf(record), types, day)
      const newest = overrides.get(record.id) ?? []
      const verdict = worstOutcome(types, null, results, newest, day)
      if (verdict !== null) verdicts.set(record.id, verdict)
    }
  }
  return verdicts
}
