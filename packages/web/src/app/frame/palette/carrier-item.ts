import { type CarrierSuggestion, identifierLabel, paths, placeText, primaryIdentifiers } from '@fairhaul/core'
import type { PaletteItem } from './palette-source.ts'

/** A carrier as one line: its name, its numbers, and its location. */
export const carrierItem = (carrier: CarrierSuggestion, isFound: boolean, isExact = false): PaletteItem => ({
  key: `carrier:${carrier.id}`,
  group: 'carriers',
  label: carrier.legalName,
  searchTerms: [
    ...(carrier.dbaName === null ? [] : [carrier.dbaName]),
    ...carrier.identifiers.flatMap(({ type, value }) => [value, `${type}${value}`, type]),
  ],
  isFound,
  isExact,
  detail: [
    ...primaryIdentifiers(carrier.identifiers).map(({ type, value }) => `${identifierLabel(type)} ${value}`),
    placeText(carrier.physicalAddress) ?? '',
  ]
    .filter(part => part !== '')
    .join(' · '),
  keys: null,
  deed: { kind: 'go', path: paths.carrier({ id: carrier.id }) },
  carrierId: carrier.id,
  dbaName: carrier.dbaName,
})
