import { auditLogContract } from '@fairhaul/testkit/contracts'
import { httpAuditLog } from '../calls/audit-log.ts'
import { httpSubscriptions } from '../calls/subscriptions.ts'
import { runContracts } from '../testing/run-contracts.ts'

const COLLEAGUE = 'cleo@office.example'

runContracts(
  'audit-log',
  ({ testCompany, broker, signedIn }) => {
    auditLogContract(async () => {
      const send = await broker()
      return {
        log: httpAuditLog(send),
        userId: testCompany().facts.userId,
        monitor: carrierId => httpSubscriptions(send).subscribe({ carrierId }),
        nextCarrier: testCompany().nextCarrier,
        forColleague: httpAuditLog(await signedIn(COLLEAGUE)),
      }
    })
  },
  async ({ db, ann }) => {
    await db
      .insertInto('users')
      .values({
        email: COLLEAGUE,
        company_id: ann.companyId,
        scopes: ['sourcing'],
        first_name: 'Cleo',
        last_name: 'Ward',
      })
      .execute()
    return {}
  },
)
