/** The kinds of facts that are derived from others. Source: section 7, "Carriers"; section 3, "Carrier detail". */
export const INSIGHT_KINDS = ['authority_history_gap', 'broker_authority_nearby'] as const
/** One of the two. Source: section 7, "Carriers". */
export type InsightKind = (typeof INSIGHT_KINDS)[number]

/**
 * The label of each kind, its meaning for a broker, and what it does not prove. Source: section 3, "Carrier detail";
 * the wording is ours.
 */
export const INSIGHT_TEXTS = {
  authority_history_gap: {
    label: 'Gap in authority',
    explanation: 'The carrier had no authority for a time between two grants.',
    caveat:
      'It does not prove that the carrier hauled loads without authority: a late insurance filing leaves a gap too. Ask what happened, and who owns the company now.',
  },
  broker_authority_nearby: {
    label: 'Broker authority nearby',
    explanation: 'A company with broker authority shares the carrier’s address or is near it.',
    caveat:
      'It does not prove that they are related, or that loads are re-brokered: business parks and virtual offices house many companies. Ask whose trucks will pick up.',
  },
} as const satisfies Readonly<
  Record<InsightKind, { readonly label: string; readonly explanation: string; readonly caveat: string }>
>
