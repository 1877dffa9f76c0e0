import {
  ASSESSMENT_BUCKETS,
  AUTO_COVERS_USD,
  CARGO_FILTER_USD,
  type CarrierFilters,
  UNITS_MAX,
} from '@fairhaul/core'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import {
  ASSESSMENT_OPTIONS,
  AUTO_OPTIONS,
  CARGO_OPTIONS,
  CONNECTION_OPTIONS,
  connectionKey,
  connectionsOfKey,
  keyOrAny,
} from './filter-options.ts'
import styles from './filters.module.css'
import { PlaceFilter } from './PlaceFilter.tsx'

export interface FilterPanelProps {
  readonly filters: CarrierFilters
  /** Whether the plan includes rules. */
  readonly mayRule: boolean
  readonly seesSafety: boolean
  readonly onFilter: (filters: CarrierFilters) => void
}

/** All filters of results; each change applies at once. Those that the user may not use are left out. */
export const FilterPanel = ({ filters, mayRule, seesSafety, onFilter }: FilterPanelProps) => {
  const change = (some: Partial<CarrierFilters>) => onFilter({ ...filters, ...some })
  return (
    <div className={styles['panel']} role="group" aria-label="Filters">
      <PlaceFilter places={filters.places} onChange={places => change({ places })} />
      {mayRule && (
        <Select
          label="Your rules"
          options={ASSESSMENT_OPTIONS}
          value={keyOrAny(filters.assessment)}
          onChange={key => change({ assessment: ASSESSMENT_BUCKETS.find(bucket => bucket === key) ?? null })}
        />
      )}
      <Select
        label="Connection"
        options={CONNECTION_OPTIONS}
        value={connectionKey(filters.connections)}
        placeholder="Several"
        onChange={key => change({ connections: connectionsOfKey(key) })}
      />
      <Select
        label="BIPD in force today"
        options={AUTO_OPTIONS}
        value={keyOrAny(filters.autoUsd)}
        onChange={key => change({ autoUsd: AUTO_COVERS_USD.find(usd => String(usd) === key) ?? 0 })}
      />
      <Select
        label="Cargo in force today"
        options={CARGO_OPTIONS}
        value={keyOrAny(filters.cargoUsd)}
        onChange={key => change({ cargoUsd: CARGO_FILTER_USD.find(usd => String(usd) === key) ?? 0 })}
      />
      <NumberField
        label="Minimum power units"
        placeholder="Any"
        value={filters.minUnits ?? undefined}
        min={1}
        max={UNITS_MAX}
        onChange={units => change({ minUnits: units ?? null })}
      />
      <div className={styles['switches']}>
        <Switch
          label="Authority active"
          checked={filters.hasActiveAuthority}
          onChange={event => change({ hasActiveAuthority: event.target.checked })}
        />
        {seesSafety && (
          <Switch
            label="No out-of-service order"
            checked={filters.hasNoOrder}
            onChange={event => change({ hasNoOrder: event.target.checked })}
          />
        )}
        <Switch
          label="No identity alerts"
          checked={filters.hasNoAlerts}
          onChange={event => change({ hasNoAlerts: event.target.checked })}
        />
      </div>
    </div>
  )
}
