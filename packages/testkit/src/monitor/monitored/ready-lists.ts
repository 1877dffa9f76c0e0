import type { Services } from '../services.ts'
import { refreshBuckets } from './refresh-buckets.ts'

/**
 * Refreshes the stored buckets of every company, one company after the other, so that the first list of a day is fast:
 * assessing 8,000 carriers takes seconds. Requests are handled between the batches.
 */
export async function readyLists(
  services: Pick<Services, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const companies = await services.db
    .selectFrom('subscriptions')
    .select('company_id')
    .distinct()
    .orderBy('company_id')
    .execute()
  for (const { company_id } of companies) await refreshBuckets(services, company_id, signal)
}
