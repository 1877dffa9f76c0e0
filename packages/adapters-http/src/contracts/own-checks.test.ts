import type { CalendarDate } from '@fairhaul/core'
import { ownChecksContract } from '@fairhaul/testkit/contracts'
import { httpOwnChecks } from '../calls/own-checks.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('own checks', ({ testCompany, broker }) => {
  ownChecksContract(async () => ({
    checks: httpOwnChecks(await broker()),
    nextCarrier: testCompany().nextCarrier,
    absentCarrier: testCompany().facts.absent,
    absent: testCompany().facts.absent,
    absentCode: testCompany().facts.absent,
    reachable: async () => {
      const { db } = testCompany().monitor.database
      const carrierId = testCompany().nextCarrier()
      await db
        .updateTable('carriers')
        .set({ email: `dispatch${carrierId}@carrier.example` })
        .where('id', '=', carrierId)
        .execute()
      await db.deleteFrom('contact_changes').where('carrier_id', '=', carrierId).execute()
      await db
        .insertInto('carrier_census')
        .values({ carrier_id: carrierId, add_date: '2016-03-01' })
        .onConflict(known => known.column('carrier_id').doUpdateSet({ add_date: '2016-03-01' }))
        .execute()
      return carrierId
    },
    codeFor: address => testCompany().monitor.codeFor(address),
    today: testCompany().monitor.clock.now().toISOString().slice(0, 10) as CalendarDate,
  }))
})
