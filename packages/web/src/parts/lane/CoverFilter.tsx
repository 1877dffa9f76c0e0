import {
  COVER_STEPS,
  cargoCoverStep,
  cargoCoverUsd,
  coverText,
  type LaneFilters,
  liabilityCoverStep,
  liabilityCoverUsd,
} from '@fairhaul/core'
import { Slider } from '../../ui/Slider.tsx'
import type { CoverFilterText, SetFilters } from './filter-scales.ts'

interface Props {
  readonly texts: CoverFilterText
  readonly filters: LaneFilters
  readonly set: SetFilters
}

const FIRST = COVER_STEPS[0]
const LAST = COVER_STEPS.at(-1) ?? FIRST
const BETWEEN = COVER_STEPS[1] - FIRST

/** A minimum cover by the steps of a slider, shown in dollars. */
export const CoverFilter = ({ texts: { name, label }, filters, set }: Props) => {
  const isCargo = name === 'cargoUsd'
  const usdAt = (step: number) => (isCargo ? cargoCoverUsd(step) : liabilityCoverUsd(step)) ?? 0
  const step = (isCargo ? cargoCoverStep(filters[name]) : liabilityCoverStep(filters[name])) ?? FIRST
  return (
    <Slider
      label={label}
      min={FIRST}
      max={LAST}
      step={BETWEEN}
      value={step}
      onChange={to => set({ [name]: usdAt(to) })}
      text={to => coverText(usdAt(to))}
    />
  )
}
