import type { OAuthApplication } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A program of the company of `aUser()`. */
export const anOAuthApplication = builder<OAuthApplication>({
  id: id(4),
  name: 'Load board',
  companyId: id(1),
  explicitClassificationId: id(2),
  createdAt: '2025-05-01T08:00:00.000Z',
})
