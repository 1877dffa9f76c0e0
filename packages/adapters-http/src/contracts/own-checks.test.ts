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
    today: testCompany().monitor.clock.now().toISOString().slice(0, 10) as CalendarDate,
  }))
})
