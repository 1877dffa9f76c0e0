import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import { spanText } from '../../shared/time-span.ts'
import type { Insight } from './insight.ts'
import { INSIGHT_TEXTS } from './insight-kinds.ts'

/** An insight as text, with its evidence. */
export interface InsightText {
  /** The finding: "No authority for 2 months". */
  readonly what: string
  /** Its evidence: "Mar 1, 2016 to May 2, 2016". Null: the server sends none. */
  readonly evidence: string | null
  /** Its source: "FMCSA authority history, as of May 1, 2026". */
  readonly source: string
  /** The other company, for an insight about one. */
  readonly about: { readonly id: CarrierId; readonly name: string } | null
}

const NAMELESS = 'A company without a name'

const sourceText = (source: string, asOf: Insight['foundOn'] | null): string =>
  asOf === null ? source : `${source}, as of ${formatCalendarDate(asOf)}`

/**
 * An insight as text: the finding, its days, and its source.
 *
 * Empty: without evidence, the kind and the server's description. Source: section 3, "Carrier detail"; the wording is
 * ours.
 */
export const insightText = ({ kind, detail, foundOn, evidence }: Insight): InsightText => {
  switch (evidence?.kind) {
    case 'gap':
      return {
        what: `No authority for ${spanText(evidence.from, evidence.to)}`,
        evidence: `${formatCalendarDate(evidence.from)} to ${formatCalendarDate(evidence.to)}`,
        source: sourceText('FMCSA authority history', evidence.asOf),
        about: null,
      }
    case 'broker': {
      const name = evidence.legalName ?? NAMELESS
      return {
        what: INSIGHT_TEXTS.broker_authority_nearby.label,
        evidence: `${name} has broker authority at ${evidence.street ?? 'the same address'}`,
        source: sourceText('FMCSA authority and addresses', evidence.asOf),
        about: { id: evidence.carrierId, name },
      }
    }
    default:
      return {
        what: INSIGHT_TEXTS[kind].label,
        evidence: detail,
        source: sourceText('From the federal record', foundOn),
        about: null,
      }
  }
}

/**
 * The number of insights of one kind that a row does not show: "and 12 more", "and 47 or more others".
 *
 * Empty: null when all are shown. Source: section 7, "Carriers"; of one kind 50 are counted at most.
 */
export const moreInsightsText = (shown: number, count: number): string | null => {
  if (count <= shown) return null
  return count >= INSIGHTS_COUNTED_MAX ? `and ${count - shown} or more others` : `and ${count - shown} more`
}

/** The most insights of a kind that are counted for one carrier. Source: section 7, "Carriers". */
export const INSIGHTS_COUNTED_MAX = 50
