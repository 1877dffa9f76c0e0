import type { AuditLog, CarrierId, UserId } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** Someone who reads the audit log of a company and exports its lists. */
export interface AuditLogSubject {
  readonly log: AuditLog
  readonly userId: UserId
  /** Starts to monitor a carrier, as the same user. */
  readonly monitor: (carrierId: CarrierId) => Promise<unknown>
  readonly nextCarrier: NextCarrier
  /** A colleague who may not read it. */
  readonly forColleague: AuditLog
}

/** What every `AuditLog` does. Source: section 2, "Audit log". */
export const auditLogContract = (make: Make<AuditLogSubject>): void => {
  describe('the audit log', () => {
    it('has an act with who did it and the carrier, the newest first', async () => {
      const { log, userId, monitor, nextCarrier } = await make()
      const [first, second] = [nextCarrier(), nextCarrier()]
      await monitor(first)
      await monitor(second)
      const [newest, older] = valueOf(await log.list({})).items
      expect(newest).toMatchObject({
        kind: 'carrier_monitored',
        userId,
        source: 'browser',
        carriers: [{ id: second }],
        carrierCount: 1,
      })
      expect(older?.carriers[0]?.id).toBe(first)
      expect(valueOf(await log.list({ carrierId: first })).items).toEqual([older])
    })

    it('has an export with its list and its number of rows', async () => {
      const { log, userId } = await make()
      valueOf(await log.recordExport({ list: 'connections', rowCount: 120 }))
      const { items } = valueOf(await log.list({ kind: 'exported', userId }))
      expect(items[0]).toMatchObject({
        kind: 'exported',
        subject: { type: 'list', id: null, label: 'connections' },
        rowCount: 120,
      })
    })

    it('is narrowed by time: from an instant on, and before one', async () => {
      const { log, monitor, nextCarrier } = await make()
      await monitor(nextCarrier())
      const { items, total } = valueOf(await log.list({}))
      const at = items[0]?.occurredAt ?? ''
      const later = valueOf(await log.list({ from: at }))
      const earlier = valueOf(await log.list({ before: at }))
      expect(later.items[0]).toEqual(items[0])
      expect(later.total + earlier.total).toBe(total)
    })

    it('names everyone whose acts it has', async () => {
      const { log, userId, monitor, nextCarrier } = await make()
      await monitor(nextCarrier())
      const authors = valueOf(await log.authors())
      expect(authors.map(author => author.userId)).toContain(userId)
    })

    it('is closed to a colleague without the right to read it, who may export all the same', async () => {
      const { forColleague } = await make()
      expectRefused(await forColleague.list({}), 'forbidden')
      expectRefused(await forColleague.authors(), 'forbidden')
      valueOf(await forColleague.recordExport({ list: 'audit_log', rowCount: 0 }))
    })
  })
}
