import type { WireCarrier, WireCarrierDetail } from '../../carriers/wire-carrier.ts'
import { SOURCES } from '../../rules/assessment/finding.ts'
import type { WireDecisionFact } from './wire-decision.ts'

/** A carrier as it is kept: the parts of its detail that a record has. */
export type AssessedCarrier = WireCarrier &
  Pick<WireCarrierDetail, 'mailing_address' | 'operation_classifications' | 'cargo_carried' | 'contacts'>

/** Where a fact is from, and the day it is of. */
interface Origin {
  readonly source: string | null
  readonly as_of: string | null
}

const listed = (values: Readonly<Record<string, WireDecisionFact['value']>>, origin: Origin) =>
  Object.entries(values).map(([key, value]): WireDecisionFact => ({ key, value, ...origin }))

const line = (parts: readonly (string | number | null | undefined)[], between = ', ') =>
  parts.filter(part => part !== null && part !== undefined && part !== '').join(between) || null

const addressOf = (address: WireCarrierDetail['mailing_address']) =>
  address &&
  line([address.street, address.city, line([address.state, address.postal_code], ' '), address.country])

const LINES = ['bipd', 'cargo', 'general_liability'] as const

/** The facts about a carrier that everyone may see, each with its source and day. Null: not on record. */
export const openFacts = (wire: AssessedCarrier, day: string): WireDecisionFact[] => {
  const { census, authority, insurance } = wire
  const ownRecords = { source: "Your company's records", as_of: day }
  return [
    ...listed(
      {
        legal_name: wire.legal_name,
        dba_name: wire.dba_name,
        identifiers: line(wire.identifiers.map(({ is_type, value }) => `${is_type} ${value}`)),
        physical_address: addressOf(wire.physical_address),
        mailing_address: addressOf(wire.mailing_address),
        phone: wire.phone,
        email: wire.email,
        carrier_operation: census.carrier_operation,
        operation_classifications: line(wire.operation_classifications),
        cargo_carried: line(wire.cargo_carried),
        power_units: census.power_units,
        drivers: census.drivers,
        mileage: census.mileage,
        mileage_year: census.mileage_year,
        mcs150_date: census.mcs150_date,
        add_date: census.add_date,
        hazmat: census.hazmat,
      },
      { source: census.source ?? SOURCES.census, as_of: census.as_of },
    ),
    ...listed(
      { status_code: census.status_code },
      census.status_source == null
        ? { source: census.source ?? SOURCES.census, as_of: census.as_of }
        : { source: census.status_source, as_of: census.status_as_of ?? null },
    ),
    ...listed(
      {
        authority_common: authority.common,
        authority_contract: authority.contract,
        authority_broker: authority.broker,
      },
      { source: authority.source ?? SOURCES.authority, as_of: authority.as_of },
    ),
    ...listed(
      { authority_granted_on: authority.granted_on },
      {
        source: authority.granted_source ?? authority.source ?? SOURCES.authority,
        as_of: authority.granted_as_of ?? authority.as_of,
      },
    ),
    ...LINES.flatMap(kind =>
      listed(
        {
          [`${kind}_amount`]: insurance[`${kind}_amount`],
          [`${kind}_until`]: insurance[`${kind}_until`],
        },
        { source: insurance[`${kind}_source`], as_of: insurance[`${kind}_as_of`] },
      ),
    ),
    ...listed({ identity_alerts: wire.identity_alerts_count }, { source: 'Identity alerts', as_of: day }),
    ...listed(
      {
        connection_status: wire.connection?.status ?? null,
        is_dismissed: wire.connection?.is_dismissed ?? null,
        is_monitored: wire.subscription !== null,
      },
      ownRecords,
    ),
  ]
}

/** The facts that are safety data. */
export const safetyFacts = ({ safety }: Pick<WireCarrier, 'safety'>): WireDecisionFact[] => {
  if (safety === null) return []
  const {
    rating,
    rating_date,
    out_of_service,
    as_of,
    inspections_as_of,
    orders_as_of,
    orders_source,
    ...more
  } = safety
  const { source, inspections_source, last_inspection_as_of, counts: _, ties: __, ...counts } = more
  return [
    ...listed(
      { safety_rating: rating, safety_rating_date: rating_date },
      { source: source ?? SOURCES.safety, as_of },
    ),
    ...listed(
      { out_of_service },
      orders_as_of == null
        ? { source: SOURCES.safety, as_of }
        : { source: orders_source ?? SOURCES.orders, as_of: orders_as_of },
    ),
    ...listed(counts, {
      source: inspections_source ?? SOURCES.safety,
      as_of: last_inspection_as_of ?? inspections_as_of,
    }),
  ]
}
