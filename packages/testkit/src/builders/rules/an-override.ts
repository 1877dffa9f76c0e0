import type { RuleOverride } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** An indefinite exception to the cargo rule, for every classification. */
export const anOverride = builder<RuleOverride>({
  id: id(5),
  isActive: true,
  expiresOn: '2080-01-01',
  carrierId: id(7),
  classificationId: null,
  ruleType: 'cargo_at_least_100000',
  file: null,
  userId: id(1),
  userName: 'Dana Reyes',
  companyId: id(1),
  createdAt: '2026-10-01T15:00:00.000Z',
})
