import { type CarrierFilterChip, type CarrierFilters, NO_CARRIER_FILTERS } from '@fairhaul/core'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import styles from './filters.module.css'

interface Props {
  readonly chips: readonly CarrierFilterChip[]
  readonly onFilter: (filters: CarrierFilters) => void
}

/**
 * The filters of the results as chips that remove them. After a removal the focus moves to the chip in the same place,
 * and after the last one to the group.
 */
export const FilterChips = ({ chips, onFilter }: Props) => {
  const group = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = removedAt.current
    if (at === undefined) return
    removedAt.current = undefined
    if (document.activeElement !== document.body) return
    const left = group.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = left?.[Math.min(at, left.length - 1)] ?? group.current
    next?.focus()
  })
  const remove = (at: number, filters: CarrierFilters) => {
    removedAt.current = at
    onFilter(filters)
  }
  return (
    <div ref={group} className={styles['chips']} role="group" aria-label="Active filters" tabIndex={-1}>
      {chips.map(({ name, text, without }, at) => (
        <Chip key={name} label={text} data-chip="" onClick={() => remove(at, without)} />
      ))}
      {chips.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => remove(0, NO_CARRIER_FILTERS)}>
          Clear all filters
        </Button>
      )}
    </div>
  )
}
