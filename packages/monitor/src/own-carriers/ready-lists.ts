import { refreshAssessments } from '../carriers/verdicts/refresh-assessments.ts'
import type { Services } from '../http/services.ts'
import { putDueInForce } from './policy/put-in-force.ts'

/**
 * Assesses the own carriers of every company that have to be, one company after the other, so that the first list of a day
 * is fast: assessing 20,000 carriers takes seconds. Requests are handled between the batches.
 */
export async function readyLists(
  services: Pick<Services, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  await putDueInForce(services)
  const companies = await services.db
    .selectFrom('own_carriers')
    .select('company_id')
    .distinct()
    .orderBy('company_id')
    .execute()
  for (const { company_id } of companies) await refreshAssessments(services, company_id, signal)
}
