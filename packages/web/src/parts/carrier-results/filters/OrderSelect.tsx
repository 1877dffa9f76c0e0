import type { CarrierSort, CurrentUser } from '@fairhaul/core'
import { Chevron } from '../../../ui/Chevron.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { sortKey, sortOption, sortsFor } from './filter-options.ts'
import styles from './filters.module.css'

interface Props {
  readonly sort: CarrierSort | null
  readonly user: CurrentUser
  readonly onSort: (sort: CarrierSort | null) => void
}

/** The order of the results. Choice: the native select, as it is on the screen with the first rows. */
export const OrderSelect = ({ sort, user, onSort }: Props) => {
  const sorts = [null, ...sortsFor(user)]
  return (
    <label className={styles['order']}>
      <VisuallyHidden>Order</VisuallyHidden>
      <select
        value={sortKey(sort)}
        onChange={({ target: { value } }) => onSort(sorts.find(each => sortKey(each) === value) ?? null)}
      >
        {sorts.map(each => {
          const { key, label } = sortOption(each)
          return (
            <option key={key} value={key}>
              {label}
            </option>
          )
        })}
      </select>
      <Chevron />
    </label>
  )
}
