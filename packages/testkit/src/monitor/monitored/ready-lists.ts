import type { Services } from '../services.ts'
import { refreshBuckets } from './refresh-buckets.ts'

/**
 * Brings every company's kept buckets up to date, one company after the other, so that the first list of a day need not
 * wait: of 8,000 carriers it would for seconds. Each batch is a moment of its own, and calls get their turn between them.
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
