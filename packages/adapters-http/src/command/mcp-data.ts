import {
  calendarDateOf,
  type CalendarDate,
  type CarrierSummary,
  identifiersInOrder,
  identifierText,
  type ListedCarrier,
  mayUse,
  placeText,
  strongestTieText,
} from '@fairhaul/core'
import type { VettedLine } from '../client/vetted-line.ts'

/** Rows of an answer, at most. */
const ROWS_MAX = 50

/** The day of the answers. */
export const today = (): CalendarDate => calendarDateOf(new Date())

/** The first rows, and whether there are more. */
export const firstOf = async <T>(items: AsyncIterable<T>, read: (item: T) => object) => {
  const rows: object[] = []
  for await (const item of items) {
    if (rows.length === ROWS_MAX) return { rows, has_more: true }
    rows.push(read(item))
  }
  return { rows, has_more: false }
}

/** What tells a carrier from others. */
export const carrierData = (
  carrier: Pick<ListedCarrier, 'id' | 'legalName' | 'dbaName' | 'identifiers' | 'physicalAddress'>,
) => ({
  carrier_id: carrier.id,
  legal_name: carrier.legalName,
  dba_name: carrier.dbaName,
  numbers: identifiersInOrder(carrier.identifiers).map(identifierText),
  place: placeText(carrier.physicalAddress) ?? null,
})

/** The verdict on a carrier. It is no yes: only `may_i_use` knows whether a text names the carrier for certain. */
export const verdictData = (carrier: Pick<CarrierSummary, 'connection' | 'rulesAssessment' | 'cautions'>) => {
  const { text, verdict, stop, tie } = mayUse(carrier, today())
  return {
    may_use: text,
    verdict,
    stop_reason: stop?.reason ?? null,
    tie: tie === null ? null : strongestTieText(tie),
  }
}

/** A line of a vetted list. */
export const lineData = (line: VettedLine): object => {
  const { text, kind } = line
  if (line.kind === 'ambiguous')
    return { text, kind, is_usable: false, candidates: line.candidates.map(carrierData) }
  if (line.kind === 'unread') return { text, kind, is_usable: false, message: line.message }
  if (line.kind !== 'found') return { text, kind, is_usable: false }
  const { verdict, reason, category, certainty, tie } = line
  const answer = { verdict, reason, category, certainty, tie, may_use: line.mayUse, facts_on: line.factsOn }
  return { text, kind, ...answer, is_usable: line.isUsable, carrier: carrierData(line.carrier) }
}
