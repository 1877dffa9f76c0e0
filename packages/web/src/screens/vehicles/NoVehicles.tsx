import { VEHICLE_LOOKUP_LABELS, vehicleSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { VehiclesStore } from './vehicles-store.ts'

const NEXT = {
  vin: 'No inspection, logging device, certificate or load has told of it. Compare the VIN with the cab card, or look for its plate.',
  plate: 'Plates change, and not every source tells them. Look for its VIN instead, or for any state.',
  unit: 'Not every source tells unit numbers. Look for its VIN instead.',
} as const

/** Nothing was found: possible reasons, and what to try. */
export const NoVehicles = observer(({ store }: { readonly store: VehiclesStore }) => {
  const { address, lookup } = store
  const isNarrowed = Object.keys(address.filters).length > 0 || address.carrierId !== undefined
  if (address.page > 1)
    return (
      <EmptyState
        title="There is no such page"
        text="The list has become shorter."
        action={
          <Link to={vehicleSearchPath({ ...address, page: 1 })} {...buttonLook()}>
            To the first page
          </Link>
        }
      />
    )
  const removeAll = isNarrowed && <Button onClick={store.clearFilters}>Clear all filters</Button>
  if (lookup?.ok !== true)
    return (
      <EmptyState
        title={isNarrowed ? 'No vehicle matches these filters' : 'No vehicle is on record'}
        text={
          isNarrowed
            ? 'Remove one, or look for a VIN.'
            : 'Vehicles come from inspections, logging devices, certificates of insurance and loads.'
        }
        action={removeAll}
      />
    )
  const { kind } = lookup.value
  return (
    <EmptyState
      title={`No vehicle ${isNarrowed ? 'among these' : 'on record'} has the ${nameOf(kind)} ${textOf(lookup.value)}`}
      text={isNarrowed ? 'Filters are on: without them there may be one.' : NEXT[kind]}
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
