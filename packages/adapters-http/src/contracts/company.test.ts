import {
  companyBillingContract,
  companyChangeOrdersContract,
  companyReportsContract,
} from '@fairhaul/testkit/contracts'
import { finishJobs, furnishCompanies } from '@fairhaul/testkit/office'
import { httpCompanyBilling } from '../calls/company-billing.ts'
import { httpCompanyChangeOrders } from '../calls/company-change-orders.ts'
import { httpCompanyReports } from '../calls/company-reports.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  "the company's own business",
  ({ office, room, visitor, signedIn }) => {
    companyBillingContract(async () => {
      const { nextCompany, ...facts } = room()
      const { email } = await nextCompany()
      return {
        billing: httpCompanyBilling(await signedIn(email)),
        forVisitor: httpCompanyBilling(visitor()),
        ...facts,
      }
    })

    companyChangeOrdersContract(async () => {
      const { email, pendingOrder } = await room().nextCompany()
      return {
        orders: httpCompanyChangeOrders(await signedIn(email)),
        forVisitor: httpCompanyChangeOrders(visitor()),
        pending: pendingOrder,
        absent: office().facts.absent,
      }
    })

    companyReportsContract(async () => {
      const { email } = await room().nextCompany()
      const reports = httpCompanyReports(await signedIn(email))
      const listed = await reports.list({})
      const idle = listed.ok ? listed.value.items[0] : undefined
      if (idle === undefined) throw new Error('A company has no reports.')
      return {
        reports,
        forVisitor: httpCompanyReports(visitor()),
        idle: idle.id,
        finish: () => finishJobs(office()),
        absent: office().facts.absent,
      }
    })
  },
  furnishCompanies,
)
