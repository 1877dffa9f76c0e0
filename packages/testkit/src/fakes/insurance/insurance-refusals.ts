import { type CarrierId, hasInsuranceWorkflow, type Refusal } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** Why certificates are not open to a user. Empty: undefined when they are. */
export const refusedCertificates = (world: FakeWorld): Refusal | undefined =>
  world.user?.paywall.canViewInsuranceCertificates === true
    ? undefined
    : refusal.forbidden('Your plan does not include insurance certificates.')

/** Why a user cannot ask for certificates. Empty: undefined when they can. */
export const refusedCertificateRequest = (world: FakeWorld): Refusal | undefined =>
  world.user !== null && hasInsuranceWorkflow(world.user)
    ? refusedCertificates(world)
    : refusal.forbidden('You need the right "insurance_workflow" to do this.')

/** Why a carrier cannot be asked about. Empty: undefined when it is there. */
export const refusedCarrier = (world: FakeWorld, carrierId: CarrierId): Refusal | undefined =>
  world.carriers.some(({ id }) => id === carrierId) ? undefined : refusal.notFound
