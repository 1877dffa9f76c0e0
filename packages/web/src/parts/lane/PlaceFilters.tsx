import { COUNTRY_NAMES, DEFAULT_COUNTRIES, type LaneFilters, type LaneFiltersOffer } from '@fairhaul/core'
import { useId } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import field from '../../ui/Field.module.css'
import { NumberField } from '../../ui/NumberField.tsx'
import type { SetFilters } from './filter-scales.ts'
import styles from './LaneFilters.module.css'

interface Props {
  readonly filters: LaneFilters
  readonly offer: LaneFiltersOffer
  readonly set: SetFilters
}

/** The carrier's country, at least one, and how far from the origin it was seen, if this build has that filter. */
export const PlaceFilters = ({ filters, offer, set }: Props) => {
  const note = useId()
  const { countries } = filters
  const isLast = countries.length === 1
  return (
    <>
      <div role="group" aria-label="Countries" className={styles['countries']}>
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
            Keep at least one country selected.
          </p>
        )}
      </div>
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
