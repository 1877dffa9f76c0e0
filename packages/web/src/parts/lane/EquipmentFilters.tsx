import {
  COUNT_LIMITS,
  EQUIPMENT_KINDS,
  EQUIPMENT_LABELS,
  type LaneFilters,
  PORTFOLIO_SHARE_MIN,
  PORTFOLIO_VEHICLES_MIN,
} from '@fairhaul/core'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { SetFilters } from './filter-scales.ts'
import styles from './LaneFilters.module.css'

interface Props {
  readonly filters: LaneFilters
  readonly set: SetFilters
}

/** Kinds of equipment, and once one is chosen its least share of a carrier's portfolio. */
export const EquipmentFilters = ({ filters, set }: Props) => (
  <>
    <div className={styles['kinds']}>
      {EQUIPMENT_KINDS.map(kind => (
        <Checkbox
          key={kind}
          label={EQUIPMENT_LABELS[kind]}
          checked={filters.equipment.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            set({
              equipment: EQUIPMENT_KINDS.filter(each =>
                each === kind ? checked : filters.equipment.includes(each),
              ),
            })
          }
        />
      ))}
    </div>
    {filters.equipment.length > 0 && (
      <div className={styles['thresholds']} role="group" aria-label="How much of the selected equipment">
        <NumberField
          size="small"
          label="Minimum vehicles"
          value={filters.portfolioMinVehicles}
          min={PORTFOLIO_VEHICLES_MIN}
          max={COUNT_LIMITS.max}
          onChange={vehicles => set({ portfolioMinVehicles: vehicles ?? PORTFOLIO_VEHICLES_MIN })}
        />
        <NumberField
          size="small"
          label="Minimum share"
          value={filters.portfolioMinShare}
          min={0}
          max={1}
          step={0.01}
          format={{ style: 'percent' }}
          onChange={share => set({ portfolioMinShare: hundredths(share ?? PORTFOLIO_SHARE_MIN) })}
        />
      </div>
    )}
  </>
)

const hundredths = (share: number): number => Math.round(share * 100) / 100
