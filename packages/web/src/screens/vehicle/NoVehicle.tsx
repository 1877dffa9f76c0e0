import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import type { VehicleStore } from './vehicle-store.ts'

/** Why there is nothing to show. An unknown vehicle and a hidden one have the same text. */
export const NoVehicle = observer(({ store }: { readonly store: VehicleStore }) => (
  <>
    <h1>Vehicle</h1>
    <DetailState
      state={store.detail.state}
      what="this vehicle"
      missing="The address may be mistyped, or the vehicle is no longer on record. Look it up by VIN, plate, or unit number."
      to={paths.vehicles()}
      toLabel="Go to vehicle search"
      onRetry={store.load}
    />
  </>
))
