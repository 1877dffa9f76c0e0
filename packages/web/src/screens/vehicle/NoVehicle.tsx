import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { VehicleStore } from './vehicle-store.ts'

/** Why there is nothing to show. An unknown vehicle and a hidden one have the same text. */
export const NoVehicle = observer(({ store }: { readonly store: VehicleStore }) => {
  const {
    detail: { state: detail },
  } = store
  const error = errorMessage(detail, 'this vehicle')
  if (error === undefined) return null
  const isMissing = detail.kind === 'refused' && detail.refusal.kind === 'not-found'
  return (
    <>
      <h1>Vehicle</h1>
      {isMissing ? (
        <EmptyState
          title="This vehicle does not exist"
          text="The address may be mistyped, or the vehicle is no longer on record. Look it up by VIN, plate, or unit number."
          action={
            <Link to={paths.vehicles()} {...buttonLook()}>
              Go to vehicle search
            </Link>
          }
        />
      ) : (
        <LoadError error={error} onRetry={store.load} />
      )}
    </>
  )
})
