import type { CarrierRecord } from './read-records.ts'

/** A carrier's names, identifiers and address. */
export const identityOf = (
  carrier: Pick<
    CarrierRecord,
    | 'id'
    | 'legal_name'
    | 'dba_name'
    | 'physical_street'
    | 'physical_city'
    | 'physical_state'
    | 'physical_postal_code'
    | 'physical_country'
  > & {
    readonly identifiers: readonly Pick<
      CarrierRecord['identifiers'][number],
      'is_type' | 'value' | 'region' | 'is_former'
    >[]
  },
) => ({
  id: carrier.id,
  legal_name: carrier.legal_name ?? '',
  dba_name: carrier.dba_name,
  identifiers: carrier.identifiers.map(({ is_type, value, region, is_former }) => ({
    is_type,
    value,
    region,
    is_former,
  })),
  physical_address: {
    street: carrier.physical_street,
    city: carrier.physical_city,
    state: carrier.physical_state,
    postal_code: carrier.physical_postal_code,
    country: carrier.physical_country,
  },
})
