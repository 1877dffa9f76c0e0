import type { CarrierQuery, CarrierSuggestion, Identifier } from '@fairhaul/core'
import { type LitText, litText } from './lit-text.ts'

/** A suggestion with the part that answers the query lit. `identifier` is the lit one, of whatever type. */
export interface LitSuggestion {
  readonly carrier: CarrierSuggestion
  readonly legalName: LitText | undefined
  readonly dbaName: LitText | undefined
  readonly identifier: { readonly of: Identifier; readonly value: LitText } | undefined
}

const inIdentifiers = (
  identifiers: readonly Identifier[],
  query: Extract<CarrierQuery, { type: unknown }>,
): LitSuggestion['identifier'] => {
  const region = query.kind === 'identifier-exact' ? query.region : null
  for (const of of identifiers) {
    if (query.type !== null && of.type !== query.type) continue
    if (region !== null && of.region !== region) continue
    const value = litText(of.value, query.value, query.kind === 'identifier-exact' ? 'whole' : 'start')
    if (value !== undefined) return { of, value }
  }
  return undefined
}

/**
 * Lights what a carrier has in common with a query. Nothing lit means that the carrier does not answer it, as far as
 * the page can tell.
 */
export const litSuggestion = (carrier: CarrierSuggestion, query: CarrierQuery): LitSuggestion => {
  if (query.kind === 'identifier-prefix' || query.kind === 'identifier-exact') {
    const identifier = inIdentifiers(carrier.identifiers, query)
    return { carrier, legalName: undefined, dbaName: undefined, identifier }
  }
  const where = query.kind === 'name-prefix' ? 'start' : 'anywhere'
  return {
    carrier,
    legalName: litText(carrier.legalName, query.value, where),
    dbaName: carrier.dbaName === null ? undefined : litText(carrier.dbaName, query.value, where),
    identifier: undefined,
  }
}

export const isLit = ({ legalName, dbaName, identifier }: LitSuggestion): boolean =>
  legalName !== undefined || dbaName !== undefined || identifier !== undefined
