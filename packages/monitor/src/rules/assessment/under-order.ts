import type { CarrierFacts } from './facts.ts'

/**
 * Whether a carrier is under an out-of-service order on a day: from the order until a rescission, on its day. Null: that is not
 * on record. Source: section 9, "Rule types".
 */
export const isUnderOrder = (
  { out_of_service, out_of_service_until = null }: CarrierFacts['safety'],
  day: string,
): boolean | null => out_of_service && (out_of_service_until === null || out_of_service_until > day)
