import type { CarrierId, Refusal } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** Why a visitor is refused. Empty: undefined for a user. */
export const refusedToVisitor = ({ user }: FakeWorld): Refusal | undefined =>
  user === null ? refusal.unauthenticated : undefined

/** Why certificates are not open to whoever asks. Empty: undefined when they are. */
export const refusedCertificates = (world: FakeWorld): Refusal | undefined =>
  refusedToVisitor(world) ??
  (world.user?.paywall.canViewInsuranceCertificates === true
    ? undefined
    : refusal.forbidden('Your plan does not include insurance certificates.'))

/** Why a carrier cannot be asked about. Empty: undefined when it is there. */
export const refusedCarrier = (world: FakeWorld, carrierId: CarrierId): Refusal | undefined =>
  world.carriers.some(({ id }) => id === carrierId) ? undefined : refusal.notFound
