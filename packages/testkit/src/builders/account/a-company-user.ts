import type { CompanyUser } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A colleague of `aUser()` who finds carriers and manages nobody. */
export const aCompanyUser = builder<CompanyUser>({
  id: id(2),
  firstName: 'Ben',
  lastName: 'Ortiz',
  email: 'ben@northlake.example',
  phoneE164: null,
  scopes: ['sourcing'],
  createdAt: '2024-03-01T10:00:00.000Z',
})
