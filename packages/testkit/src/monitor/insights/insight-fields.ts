import type { WireInsight } from './wire-insight.ts'
import { INSIGHT_KINDS } from './insight-carriers.ts'

/** So many of each kind stand in a row; the carrier's own list has the others. */
const SHOWN_OF_A_KIND = 3

/** What a row of a search by insights tells more, of a carrier's insights, newest first. */
export const insightFields = (own: readonly WireInsight[]) => {
  const of = (kind: WireInsight['is_type']) => own.filter(({ is_type }) => is_type === kind)
  const shown = new Set(INSIGHT_KINDS.flatMap(kind => of(kind).slice(0, SHOWN_OF_A_KIND)))
  return {
    insights: own.filter(each => shown.has(each)),
    insight_counts: {
      authority_history_gap: of('authority_history_gap').length,
      broker_authority_nearby: of('broker_authority_nearby').length,
    },
  }
}
