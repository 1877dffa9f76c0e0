import type { LaneFilterChip, LaneNarrowing } from '@fairhaul/core'
import { Chips } from '../../ui/Chips.tsx'
import styles from './LaneChips.module.css'

export interface LaneChipsProps {
  readonly chips: readonly LaneFilterChip[]
  readonly onRemove: (name: keyof LaneNarrowing) => void
  readonly onReset: () => void
}

/** The filters of the lane as chips that remove them. */
export const LaneChips = ({ chips, onRemove, onReset }: LaneChipsProps) => (
  <Chips
    chips={chips.map(({ name, text }) => ({ key: name, text, remove: () => onRemove(name) }))}
    onClear={onReset}
    className={styles['chips']}
  />
)
