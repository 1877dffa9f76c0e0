import {
  type LaneFilters,
  numberRangeEndText,
  numberRangeText,
  rangeAtStops,
  stopsOfRange,
  withRangeEnd,
} from '@fairhaul/core'
import { NumberField } from '../../ui/NumberField.tsx'
import { RangeSlider } from '../../ui/Slider.tsx'
import type { RangeFilterText, SetFilters } from './filter-scales.ts'
import styles from './LaneFilters.module.css'

interface Props {
  readonly texts: RangeFilterText
  readonly filters: LaneFilters
  readonly set: SetFilters
}

/** A range by two thumbs or two numbers: an empty number is no bound. */
export const RangeFilter = ({ texts: { name, label, unit, scale }, filters, set }: Props) => {
  const range = filters[name]
  const { limits, stops } = scale
  /* An open range has two empty numbers. */
  const isOpen = range.min === limits.min && range.max === limits.max
  const bound = (end: 'min' | 'max') => (range[end] === limits[end] ? undefined : range[end])
  return (
    <div className={styles['range']}>
      <RangeSlider
        className={styles['scale'] ?? ''}
        label={label}
        min={0}
        max={stops.length - 1}
        value={stopsOfRange(scale, range)}
        onChange={steps => set({ [name]: rangeAtStops(scale, range, steps) })}
        thumbs={['At least', 'At most']}
        thumbText={(_, end) => {
          const which = end === 'from' ? 'min' : 'max'
          return numberRangeEndText(limits, which, range[which], unit)
        }}
        rangeText={() => (isOpen ? '' : numberRangeText(limits, range, unit))}
      />
      <NumberField
        className={styles['number'] ?? ''}
        size="small"
        isLabelHidden
        label={`${label}, at least`}
        placeholder="Any"
        value={bound('min')}
        min={limits.min}
        max={limits.max}
        onChange={typed => set({ [name]: withRangeEnd(scale, range, 'min', typed) })}
      />
      <NumberField
        className={styles['number'] ?? ''}
        size="small"
        isLabelHidden
        label={`${label}, at most`}
        placeholder="Any"
        value={bound('max')}
        min={limits.min}
        max={limits.max}
        onChange={typed => set({ [name]: withRangeEnd(scale, range, 'max', typed) })}
      />
    </div>
  )
}
