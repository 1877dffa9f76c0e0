import { aNewIdentityAlert } from '@fairhaul/testkit'
import { carrierHistoryContract, decisionRecordsContract } from '@fairhaul/testkit/contracts'
import { httpCarrierHistory } from '../calls/carrier-history.ts'
import { httpConnections } from '../calls/connections.ts'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { httpIdentityAlerts } from '../calls/identity-alerts.ts'
import { httpRuleOverrides } from '../calls/rule-overrides.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts('decisions', ({ testCompany, broker }) => {
  decisionRecordsContract(async () => ({
    decisions: httpDecisionRecords(await broker()),
    connections: httpConnections(await broker()),
    overrides: httpRuleOverrides(await broker()),
    ruleTypes: testCompany().facts.ruleTypes,
    nextCarrier: testCompany().nextCarrier,
    absentCarrier: testCompany().facts.absent,
    absent: testCompany().facts.absent,
  }))
  carrierHistoryContract(async () => {
    const send = await broker()
    const carrierId = testCompany().nextCarrier()
    const alerts = httpIdentityAlerts(send)
    for (let count = 0; count < 2; count += 1) {
      const { ok } = await alerts.create(aNewIdentityAlert({ carrierId }))
      if (!ok) throw new Error('The alert was refused.')
    }
    const { db } = testCompany().monitor.database
    await db
      .updateTable('carriers')
      .set({ phone: '+13125550177', legal_name: 'Another Name' })
      .where('id', '=', carrierId)
      .execute()
    return { history: httpCarrierHistory(send), carrierId, absent: testCompany().facts.absent }
  })
})
