import {
  type CompanyUser,
  type CompanyUserSearch,
  type CompanyUsersParams,
  type Scope,
  type ScopeChange,
  SCOPES,
} from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

/** Any one scope. */
export const scopes: fc.Arbitrary<Scope> = fc.constantFrom(...SCOPES)

/** Any rights a user may hold, in any order, each at most once. */
export const scopeLists: fc.Arbitrary<readonly Scope[]> = fc.shuffledSubarray([...SCOPES])

/** Users of a company, those without names included. */
export const companyUsers: fc.Arbitrary<CompanyUser> = fc.record({
  id: ids<'user'>(),
  firstName: maybe(fc.constantFrom('Ben', 'Ana', 'ann', 'Zoë')),
  lastName: maybe(fc.constantFrom('Ortiz', 'O’Neil')),
  email: fc.emailAddress(),
  phoneE164: maybe(fc.constant('+13125550143')),
  scopes: scopeLists,
  createdAt: instants,
})

/** What `CompanyUsers.list` may be asked. */
export const companyUsersParams: fc.Arbitrary<CompanyUsersParams> = fc.record(
  { page: fc.integer({ min: 1, max: 4 }), scope: scopes },
  { requiredKeys: [] },
)

/** What `CompanyUsers.search` may be asked. */
export const companyUserSearches: fc.Arbitrary<CompanyUserSearch> = fc.record(
  { term: fc.constantFrom('an', 'ORTIZ', 'example', 'nobody'), page: fc.integer({ min: 1, max: 4 }) },
  { requiredKeys: ['term'] },
)

/** What `CompanyUsers.changeScopes` may be asked. */
export const scopeChanges: fc.Arbitrary<ScopeChange> = fc.record({ id: ids<'user'>(), scopes: scopeLists })
