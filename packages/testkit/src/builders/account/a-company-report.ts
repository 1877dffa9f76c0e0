import type { CompanyReport } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A report that nobody has run yet. */
export const aCompanyReport = builder<CompanyReport>({
  id: id(9),
  name: 'Carriers by status',
  run: { kind: 'never-run' },
})
