import {
  ASSESSMENT_BUCKET_TEXTS,
  ASSESSMENT_BUCKETS,
  type LaneFilters,
  type LaneFiltersOffer,
} from '@fairhaul/core'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
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

/** Filters by the company's rules, by verified contacts and by ELD status. */
export const VettingFilters = ({ filters, offer, set }: Props) => {
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
    </>
  )
}
