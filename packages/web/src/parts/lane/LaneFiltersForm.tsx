import { observer } from 'mobx-react-lite'
import { Section } from '../../ui/Section.tsx'
import { CoverFilter } from './CoverFilter.tsx'
import { EquipmentFilters } from './EquipmentFilters.tsx'
import { COVER_FILTERS, RANGE_FILTERS } from './filter-scales.ts'
import styles from './LaneFilters.module.css'
import type { LaneFiltersStore } from './lane-filters-store.ts'
import { PlaceFilters } from './PlaceFilters.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import { VettingFilters } from './VettingFilters.tsx'

export interface LaneFiltersFormProps {
  readonly store: LaneFiltersStore
  /** `page`: side by side on surfaces of their own. `drawer`: one below the other. */
  readonly variant: 'page' | 'drawer'
}

/** All filters of a lane search, in groups, inside a `<form>`. */
export const LaneFiltersForm = observer(({ store, variant }: LaneFiltersFormProps) => {
  const { filters, offer, set } = store
  const section = {
    level: variant === 'page' ? 2 : 3,
    variant: variant === 'page' ? 'card' : 'bare',
  } as const
  return (
    <div className={styles['filters']} data-variant={variant}>
      <div className={styles['column']}>
        <Section heading="Fleet and authority" {...section}>
          <div className={styles['group']}>
            {RANGE_FILTERS.map(texts => (
              <RangeFilter key={texts.name} texts={texts} filters={filters} set={set} />
            ))}
          </div>
        </Section>
        <Section heading="Based in" {...section}>
          <div className={styles['group']}>
            <PlaceFilters filters={filters} offer={offer} set={set} />
          </div>
        </Section>
      </div>
      <div className={styles['column']}>
        <Section heading="Insurance in force" {...section}>
          <div className={styles['group']}>
            {COVER_FILTERS.map(texts => (
              <CoverFilter key={texts.name} texts={texts} filters={filters} set={set} />
            ))}
          </div>
        </Section>
        <Section heading="Vetting" {...section}>
          <div className={styles['group']}>
            <VettingFilters filters={filters} offer={offer} set={set} />
          </div>
        </Section>
      </div>
      <div className={styles['column']}>
        <Section heading="Equipment" {...section}>
          <div className={styles['group']}>
            <EquipmentFilters filters={filters} set={set} />
          </div>
        </Section>
      </div>
    </div>
  )
})
