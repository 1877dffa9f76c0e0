import { CONNECTION_STATUS_LABELS } from '../../carrier/connection-status.ts'
import { formatCount, formatUsd } from '../../shared/amounts.ts'
import { ASSESSMENT_BUCKET_TEXTS } from '../lane/assessment-bucket-text.ts'
import {
  type CarrierFilters,
  CONNECTION_CHOICES,
  type ConnectionState,
  NO_CARRIER_FILTERS,
} from './carrier-filters.ts'
import { filteredPlaceText } from './filtered-places.ts'

/** The text of an active filter, and all filters without it. */
export interface CarrierFilterChip {
  /** Distinguishes it from the other chips of the same filters. */
  readonly name: keyof CarrierFilters
  readonly text: string
  readonly without: CarrierFilters
}

/** The label of each status in a filter. Source: section 4, "Connection status"; the wording for none is ours. */
export const CONNECTION_STATE_LABELS: Readonly<Record<ConnectionState, string>> = {
  none: 'Not connected',
  ...CONNECTION_STATUS_LABELS,
}

/** Every status except do not dispatch: the usual choice when looking for a carrier to cover a load. */
export const ALL_BUT_DO_NOT_DISPATCH: readonly ConnectionState[] = CONNECTION_CHOICES.filter(
  status => status !== 'do_not_dispatch',
)

const connectionsText = (connections: readonly ConnectionState[]): string | null => {
  if (connections.length === 0) return null
  const isAllBut =
    connections.length === ALL_BUT_DO_NOT_DISPATCH.length && !connections.includes('do_not_dispatch')
  return isAllBut
    ? `All but ${CONNECTION_STATE_LABELS.do_not_dispatch}`
    : or(connections.map(status => CONNECTION_STATE_LABELS[status]))
}

const or = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(part => part !== '').join(' or ')

const TEXTS: { readonly [Name in keyof CarrierFilters]: (filters: CarrierFilters) => string | null } = {
  places: ({ places }) => (places.length === 0 ? null : `In ${or(places.map(filteredPlaceText))}`),
  assessment: ({ assessment }) => assessment && ASSESSMENT_BUCKET_TEXTS[assessment],
  verdict: ({ verdict }) => verdict && `Verdict: ${verdict}`,
  connections: ({ connections }) => connectionsText(connections),
  hasActiveAuthority: ({ hasActiveAuthority }) => (hasActiveAuthority ? 'Authority active' : null),
  autoUsd: ({ autoUsd }) => (autoUsd === 0 ? null : `BIPD of at least ${formatUsd(autoUsd)} in force`),
  cargoUsd: ({ cargoUsd }) => (cargoUsd === 0 ? null : `Cargo of at least ${formatUsd(cargoUsd)} in force`),
  minUnits: ({ minUnits }) => (minUnits === null ? null : `At least ${formatCount(minUnits, 'power unit')}`),
  hasNoOrder: ({ hasNoOrder }) => (hasNoOrder ? 'No out-of-service order' : null),
  hasNoAlerts: ({ hasNoAlerts }) => (hasNoAlerts ? 'No identity alerts' : null),
}
const NAMES = Object.keys(TEXTS) as (keyof CarrierFilters)[]

/**
 * A chip for each filter that narrows a search, in the order of the filter bar.
 *
 * Empty: no chip when nothing narrows. Source: section 7, "Carriers"; the wording is ours.
 */
export const carrierFilterChips = (filters: CarrierFilters): readonly CarrierFilterChip[] =>
  NAMES.flatMap(name => {
    const text = TEXTS[name](filters)
    return text === null ? [] : [{ name, text, without: { ...filters, [name]: NO_CARRIER_FILTERS[name] } }]
  })
