import type { CarrierId } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { anAuditEntry, anExpiredUser, aPaywall, aUser, id } from '../builders/index.ts'
import { auditLogContract } from '../contracts/index.ts'
import { fakeAuditLog } from './audit-log-fakes.ts'
import { inOrder } from './carrier-world.ts'
import { fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

auditLogContract(async () => {
  const world = fakeWorld()
  const colleague = fakeWorld({ user: aUser({ id: id(2), scopes: ['sourcing'] }) })
  return {
    log: fakeAuditLog(world),
    userId: id(1),
    monitor: async (carrierId: CarrierId) =>
      world.auditEntries.push(
        anAuditEntry({
          id: nextIdAmong(world.auditEntries),
          kind: 'carrier_monitored',
          occurredAt: nextInstant(world),
          carriers: [{ id: carrierId, legalName: 'Zion Haul' }],
        }),
      ),
    nextCarrier: inOrder(),
    forColleague: fakeAuditLog(colleague),
  }
})

it('the fake of the audit log is closed to an expired company, and records no export that the plan has not', async () => {
  expect(await fakeAuditLog(fakeWorld({ user: anExpiredUser() })).list({})).toMatchObject({ ok: false })
  const user = aUser({ paywall: aPaywall({ canExport: false }) })
  const world = fakeWorld({ user })
  expect(await fakeAuditLog(world).recordExport({ list: 'connections', rowCount: 1 })).toMatchObject({
    refusal: { kind: 'forbidden' },
  })
  expect(world.auditEntries).toEqual([])
})
