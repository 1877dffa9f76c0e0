import type { LaneFilterChip, LaneNarrowing } from '@fairhaul/core'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import styles from './LaneChips.module.css'

export interface LaneChipsProps {
  readonly chips: readonly LaneFilterChip[]
  readonly onRemove: (name: keyof LaneNarrowing) => void
  /** Removes all. Left out: no button for it. */
  readonly onReset?: () => void
}

/**
 * The filters of the lane as chips that remove them. After a removal the focus moves to the chip in the same place,
 * and after the last one to the group. Empty: nothing is shown.
 */
export const LaneChips = ({ chips, onRemove, onReset }: LaneChipsProps) => {
  const group = useRef<HTMLDivElement>(null)
  const remove = (name: keyof LaneNarrowing, at: number) => {
    onRemove(name)
    requestAnimationFrame(() => {
      const left = group.current?.querySelectorAll<HTMLElement>('[data-chip]')
      const next = left?.[Math.min(at, left.length - 1)] ?? group.current
      next?.focus()
    })
  }
  return (
    <div
      ref={group}
      className={styles['chips']}
      role="group"
      aria-label="Active filters"
      tabIndex={-1}
      data-empty={chips.length === 0 || undefined}
    >
      {chips.map(({ name, text }, at) => (
        <Chip key={name} label={text} data-chip="" onClick={() => remove(name, at)} />
      ))}
      {chips.length > 0 && onReset && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onReset()
            requestAnimationFrame(() => group.current?.focus())
          }}
        >
          Clear all filters
        </Button>
      )}
    </div>
  )
}
