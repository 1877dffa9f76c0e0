import {
  type AssociatedCarrier,
  type CarrierId,
  compareCalendarDates,
  FEDERAL_TIE_KINDS,
  type FederalTies,
  type IdentityTie,
  isShownTie,
  revokedAssociatesShown,
} from '@fairhaul/core'
import type { FakeWorld } from './fake-world.ts'

const endedIn = ({ prior, revoked }: FederalTies): readonly IdentityTie[] => {
  const ended = revokedAssociatesShown({ revoked }).map(
    ({ id, legalName, ended, isPrior, shared }): IdentityTie => ({
      ...{ id, legalName, isPrior },
      ...(ended === null || (isPrior && ended.kind !== 'revoked')
        ? { reason: 'revoked', on: null }
        : { reason: ended.kind, on: ended.on }),
      dotNumber: isPrior ? (prior?.dotNumber ?? null) : null,
      shared: shared.map(({ kind, carriers }) => ({ kind, count: 1, carriers })),
    }),
  )
  if (prior === null || prior.isOwn || revoked.some(({ isPrior }) => isPrior)) return ended
  const { dotNumber } = prior
  const unknown = { id: null, legalName: null, dotNumber, reason: 'revoked', on: null } as const
  return [...ended, { ...unknown, isPrior: true, shared: [] }]
}

/** The carriers that should not be used and agree with a carrier of the current world. */
export const identityTiesIn = (world: FakeWorld, carrierId: CarrierId): readonly IdentityTie[] => {
  const ended = world.federalTies.flatMap(row => (row.carrierId === carrierId ? endedIn(row.ties) : []))
  const associates = world.associations.flatMap(row => (row.carrierId === carrierId ? [row.associate] : []))
  const sharing = (kind: keyof AssociatedCarrier['shared']) =>
    associates.filter(({ shared }) => (shared[kind] ?? 0) > 0).length
  const others = associates
    .filter(({ id }) => !ended.some(tie => tie.id === id))
    .flatMap(({ id, legalName, connection, shared }): readonly IdentityTie[] => {
      const [reportedOn] = world.identityAlerts
        .filter(alert => alert.isPublished && alert.carrierId === id)
        .map(({ filedOn }) => filedOn)
        .toSorted((one, other) => compareCalendarDates(other, one))
      if (reportedOn === undefined && connection?.status !== 'do_not_dispatch') return []
      return [
        {
          ...{ id, legalName, dotNumber: null, isPrior: false, on: reportedOn ?? null },
          reason: reportedOn === undefined ? 'do_not_dispatch' : 'reported',
          shared: FEDERAL_TIE_KINDS.flatMap(kind => {
            const count = shared[kind] ?? 0
            return count === 0 ? [] : [{ kind, count, carriers: sharing(kind) + 1 }]
          }),
        },
      ]
    })
  return [...ended, ...others].filter(isShownTie)
}
