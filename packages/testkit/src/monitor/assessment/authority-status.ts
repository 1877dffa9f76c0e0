import type { CarrierFacts } from './facts.ts'

/**
 * Which authority to carry goods for others is active, in words; `none` when both are known not to be; `unknown` when
 * one that is not on record might be. Broker authority does not count: it lets nobody drive.
 */
export function authorityStatus({ common, contract }: CarrierFacts['authority']): string {
  if (common === 'A')
    return contract === 'A' ? 'common and contract authority active' : 'common authority active'
  if (contract === 'A') return 'contract authority active'
  return common === null || contract === null ? 'unknown' : 'none'
}
