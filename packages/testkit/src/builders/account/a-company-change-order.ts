import type { CompanyChangeOrder } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A new legal name that waits for a decision. */
export const aCompanyChangeOrder = builder<CompanyChangeOrder>({
  id: id(8),
  state: 'pending',
  changes: [
    { field: 'legalName', before: 'Northlake Freight Brokers LLC', after: 'Northlake Logistics LLC' },
  ],
  requestedBy: 'Noor Haddad',
  requestedAt: '2026-11-10T14:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
})
