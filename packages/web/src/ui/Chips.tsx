import { useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import styles from './Chips.module.css'
import { cx } from './cx.ts'

/** A filter in force, as a chip. */
export interface ActiveFilter {
  readonly key: string
  /** "At least 5 power units". */
  readonly text: string
  readonly remove: () => void
}

export interface ChipsProps {
  chips: readonly ActiveFilter[]
  /** Removes all. Missing: there is no button for it. */
  onClear?: (() => void) | undefined
  className?: string | undefined
}

/**
 * The filters of a list as chips that remove them. After a removal the focus moves to the chip in the same place, and
 * after the last one to the group. Empty: nothing is shown.
 */
export const Chips = ({ chips, onClear, className }: ChipsProps) => {
  const group = useRef<HTMLDivElement>(null)
  /** Where the focus moves once its chip is gone from the others, which may be after a navigation. */
  const removed = useRef<{ readonly at: number; readonly from: string }>(undefined)
  const keys = chips.map(({ key }) => key).join()
  useLayoutEffect(() => {
    if (removed.current === undefined || removed.current.from === keys) return
    const { at } = removed.current
    removed.current = undefined
    if (document.activeElement !== document.body) return
    const left = group.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = left?.[Math.min(at, left.length - 1)] ?? group.current
    next?.focus()
  }, [keys])
  const remove = (at: number, call: () => void) => {
    removed.current = { at, from: keys }
    call()
  }
  return (
    <div
      ref={group}
      role="group"
      aria-label="Active filters"
      tabIndex={-1}
      className={cx(styles['chips'], className)}
      data-empty={chips.length === 0 || undefined}
    >
      {chips.map((chip, at) => (
        <Chip key={chip.key} label={chip.text} data-chip="" onClick={() => remove(at, chip.remove)} />
      ))}
      {chips.length > 1 && onClear && (
        <Button size="small" variant="quiet" onClick={() => remove(0, onClear)}>
          Clear all filters
        </Button>
      )}
    </div>
  )
}
