import { vehicleFilterChips, withVehicleFilter } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

/**
 * The filters of the list as chips that remove them. After a removal the focus moves to the chip in the same place,
 * and after the last one to the group. Empty: nothing is shown.
 */
export const VehicleChips = observer(({ store }: { readonly store: VehiclesStore }) => {
  const group = useRef<HTMLDivElement>(null)
  /** Where the focus moves once its chip is removed, as the address is updated later. */
  const goesOn = useRef<number>(undefined)
  const { address, carrierName } = store
  const chips = [
    ...vehicleFilterChips(address.filters).map(({ name, text }) => ({
      key: name,
      text,
      remove: () => store.narrow({ filters: withVehicleFilter(address.filters, name, undefined) }),
    })),
    ...(carrierName === undefined
      ? []
      : [{ key: 'carrier', text: `Carrier: ${carrierName}`, remove: store.clearCarrier }]),
  ]
  const keys = chips.map(({ key }) => key).join()
  useEffect(() => {
    const at = goesOn.current
    if (at === undefined) return
    goesOn.current = undefined
    const left = group.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = left?.[Math.min(at, left.length - 1)] ?? group.current
    next?.focus()
  }, [keys])
  return (
    <div
      ref={group}
      role="group"
      aria-label="Active filters"
      tabIndex={-1}
      className={styles['chips']}
      data-empty={chips.length === 0 || undefined}
    >
      {chips.map(({ key, text, remove }, at) => (
        <Chip
          key={key}
          label={text}
          data-chip=""
          onClick={() => {
            goesOn.current = at
            remove()
          }}
        />
      ))}
      {chips.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            goesOn.current = 0
            store.clearFilters()
          }}
        >
          Clear all filters
        </Button>
      )}
    </div>
  )
})
