import { VEHICLE_LOOKUP_LABELS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { VehiclesStore } from './vehicles-store.ts'

const NEXT = {
  vin: 'No inspection, ELD, certificate, or load shows it. Check the VIN against the cab card, or look up its plate.',
  plate: 'Plates change, and not every source lists them. Try its VIN, or any state.',
  unit: 'Not every source lists unit numbers. Try its VIN.',
} as const

/** Nothing was found: possible reasons, and what to try. */
export const NoVehicles = observer(({ store }: { readonly store: VehiclesStore }) => {
  const { address, lookup } = store
  const isNarrowed = Object.keys(address.filters).length > 0 || address.carrierId !== undefined
  const removeAll = isNarrowed && <Button onClick={store.clearFilters}>Clear all filters</Button>
  if (lookup?.ok !== true)
    return (
      <EmptyState
        title="No vehicle matches these filters"
        text="Remove one, or look up a VIN."
        action={removeAll}
      />
    )
  const { kind } = lookup.value
  return (
    <EmptyState
      title={`No vehicle ${isNarrowed ? 'among these' : 'on record'} has the ${nameOf(kind)} ${textOf(lookup.value)}`}
      text={isNarrowed ? 'Filters are on. Clear them to search all vehicles.' : NEXT[kind]}
      action={removeAll}
    />
  )
})

type Lookup = Extract<NonNullable<VehiclesStore['lookup']>, { ok: true }>['value']

const nameOf = (kind: Lookup['kind']): string =>
  kind === 'vin' ? VEHICLE_LOOKUP_LABELS.vin : VEHICLE_LOOKUP_LABELS[kind].toLowerCase()

const textOf = (lookup: Lookup): string => {
  if (lookup.kind === 'vin') return lookup.vin
  if (lookup.kind === 'unit') return lookup.unitNumber
  return lookup.state === undefined ? lookup.plate : `${lookup.plate} of ${lookup.state}`
}
