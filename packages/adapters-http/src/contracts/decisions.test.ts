import { decisionRecordsContract } from '@fairhaul/testkit/contracts'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('decisions', ({ testCompany, broker }) => {
  decisionRecordsContract(async () => ({
    decisions: httpDecisionRecords(await broker()),
    nextCarrier: testCompany().nextCarrier,
    absentCarrier: testCompany().facts.absent,
    absent: testCompany().facts.absent,
  }))
})
