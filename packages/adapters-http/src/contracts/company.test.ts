import { finishJobs, seedCompanies } from '@fairhaul/testkit/contract-company'
import {
  companyBillingContract,
  companyChangeOrdersContract,
  companyReportsContract,
} from '@fairhaul/testkit/contracts'
import { httpCompanyBilling } from '../calls/company-billing.ts'
import { httpCompanyChangeOrders } from '../calls/company-change-orders.ts'
import { httpCompanyReports } from '../calls/company-reports.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  "the company's own business",
  ({ testCompany, seeded, visitor, signedIn }) => {
    companyBillingContract(async () => {
      const { nextCompany, ...facts } = seeded()
      const { email } = await nextCompany()
      return {
        billing: httpCompanyBilling(await signedIn(email)),
        forVisitor: httpCompanyBilling(visitor()),
        ...facts,
      }
    })

    companyChangeOrdersContract(async () => {
      const { email, pendingOrder } = await seeded().nextCompany()
      return {
        orders: httpCompanyChangeOrders(await signedIn(email)),
        forVisitor: httpCompanyChangeOrders(visitor()),
        pending: pendingOrder,
        absent: testCompany().facts.absent,
      }
    })

    companyReportsContract(async () => {
      const { email } = await seeded().nextCompany()
      const reports = httpCompanyReports(await signedIn(email))
      const listed = await reports.list({})
      const idle = listed.ok ? listed.value.items[0] : undefined
      if (idle === undefined) throw new Error('A company has no reports.')
      return {
        reports,
        forVisitor: httpCompanyReports(visitor()),
        idle: idle.id,
        finish: () => finishJobs(testCompany()),
        absent: testCompany().facts.absent,
      }
    })
  },
  seedCompanies,
)
