import {
  ASSESSMENT_BUCKET_TEXTS,
  ASSESSMENT_BUCKETS,
  COUNTRY_NAMES,
  DEFAULT_COUNTRIES,
  type LaneFilters,
  type LaneFiltersOffer,
} from '@fairhaul/core'
import { useId } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import field from '../../ui/Field.module.css'
import type { SetFilters } from './filter-scales.ts'
import styles from './LaneFilters.module.css'

interface Props {
  readonly filters: LaneFilters
  readonly offer: LaneFiltersOffer
  readonly set: SetFilters
}

const BUCKETS = [
  { key: 'any', label: 'Any' },
  ...ASSESSMENT_BUCKETS.map(key => ({ key, label: ASSESSMENT_BUCKET_TEXTS[key] })),
] as const

/** How a carrier stands: by the company's rules, by who reached it, and where it sits. */
export const StandingFilters = ({ filters, offer, set }: Props) => {
  const note = useId()
  const { countries } = filters
  const isLast = countries.length === 1
  return (
    <>
      {offer.canRule && (
        <Select
          label="Assessment"
          options={BUCKETS}
          value={filters.assessment ?? 'any'}
          onChange={key => set({ assessment: key === 'any' ? null : key })}
        />
      )}
      <div className={styles['ticks']}>
        <Checkbox
          label="Contact verified"
          checked={filters.isContactVerified}
          onChange={({ currentTarget }) => set({ isContactVerified: currentTarget.checked })}
        />
        <Checkbox
          label="ELD connected"
          checked={filters.isEldConnected}
          onChange={({ currentTarget }) => set({ isEldConnected: currentTarget.checked })}
        />
      </div>
      <fieldset className={styles['countries']}>
        <legend className={field['label']}>Based in</legend>
        <div className={styles['ticks']}>
          {DEFAULT_COUNTRIES.map(country => {
            const isIn = countries.includes(country)
            return (
              <Checkbox
                key={country}
                label={COUNTRY_NAMES[country]}
                checked={isIn}
                hinderedBy={isIn && isLast ? note : undefined}
                onChange={() =>
                  set({
                    countries: DEFAULT_COUNTRIES.filter(each =>
                      each === country ? !isIn : countries.includes(each),
                    ),
                  })
                }
              />
            )
          })}
        </div>
        {isLast && (
          <p id={note} className={field['description']}>
            One country stays. To search another, choose it first.
          </p>
        )}
      </fieldset>
      {offer.searchesOriginRadius && (
        <NumberField
          label="Radius around the origin"
          placeholder="None"
          unit="miles"
          value={filters.originRadiusMiles ?? undefined}
          min={0}
          max={99_999}
          format={{ maximumFractionDigits: 2 }}
          onChange={miles => set({ originRadiusMiles: miles ?? null })}
        />
      )}
    </>
  )
}
