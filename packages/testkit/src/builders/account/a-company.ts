import type { Company } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A broker's company with everything on record and a plan that is paid for. */
export const aCompany = builder<Company>({
  id: id(1),
  legalName: 'Northlake Freight Brokers LLC',
  companyType: 'broker',
  planId: 'fleet',
  status: 'active',
  carrierId: id(12),
  hideVehicleSearch: false,
  createdAt: '2024-02-01T09:00:00.000Z',
})
