import type { CarrierQuery, CarrierSuggestion, Identifier } from '@fairhaul/core'
import { type HighlightedText, highlightText } from './highlight-text.ts'

/** A suggestion with its matching part highlighted. `identifier` is the matching one, of any type. */
export interface HighlightedSuggestion {
  readonly carrier: CarrierSuggestion
  readonly legalName: HighlightedText | undefined
  readonly dbaName: HighlightedText | undefined
  readonly identifier: { readonly of: Identifier; readonly value: HighlightedText } | undefined
}

const inIdentifiers = (
  identifiers: readonly Identifier[],
  query: Extract<CarrierQuery, { type: unknown }>,
): HighlightedSuggestion['identifier'] => {
  const region = query.kind === 'identifier-exact' ? query.region : null
  for (const of of identifiers) {
    if (query.type !== null && of.type !== query.type) continue
    if (region !== null && of.region !== region) continue
    const value = highlightText(of.value, query.value, query.kind === 'identifier-exact' ? 'whole' : 'start')
    if (value !== undefined) return { of, value }
  }
  return undefined
}

/**
 * Highlights what a carrier has in common with a query. Without a highlight, the carrier does not match as far as the
 * page can tell.
 */
export const highlightSuggestion = (
  carrier: CarrierSuggestion,
  query: CarrierQuery,
): HighlightedSuggestion => {
  if (query.kind === 'identifier-prefix' || query.kind === 'identifier-exact') {
    const identifier = inIdentifiers(carrier.identifiers, query)
    return { carrier, legalName: undefined, dbaName: undefined, identifier }
  }
  const where = query.kind === 'name-prefix' ? 'start' : 'anywhere'
  return {
    carrier,
    legalName: highlightText(carrier.legalName, query.value, where),
    dbaName: carrier.dbaName === null ? undefined : highlightText(carrier.dbaName, query.value, where),
    identifier: undefined,
  }
}

export const isHighlighted = ({ legalName, dbaName, identifier }: HighlightedSuggestion): boolean =>
  legalName !== undefined || dbaName !== undefined || identifier !== undefined
