import { type CarrierFilterChip, type CarrierFilters, NO_CARRIER_FILTERS } from '@fairhaul/core'
import { Chips } from '../../../ui/Chips.tsx'
import styles from './filters.module.css'

interface Props {
  readonly chips: readonly CarrierFilterChip[]
  readonly onFilter: (filters: CarrierFilters) => void
}

/** The filters of the results as chips that remove them. */
export const FilterChips = ({ chips, onFilter }: Props) => (
  <Chips
    chips={chips.map(({ name, text, without }) => ({ key: name, text, remove: () => onFilter(without) }))}
    onClear={() => onFilter(NO_CARRIER_FILTERS)}
    className={styles['chips']}
  />
)
