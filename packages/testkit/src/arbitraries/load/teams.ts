import type { Team, TeamEdits, TeamPerson, TeamUser } from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'

/** People who may be in a team; their ids are close together, so that they meet. */
export const teamPeople: fc.Arbitrary<TeamPerson> = fc.integer({ min: 1, max: 8 }).chain(number =>
  fc.record({
    id: fc.constant(number as TeamPerson['id']),
    fullName: maybe(fc.constantFrom('Dana Reyes', 'Noor Haddad')),
    email: fc.constant(`user${number}@northlake.example`),
  }),
)

/** Memberships. */
export const teamUsers: fc.Arbitrary<TeamUser> = fc.record({ id: ids<'team-user'>(), user: teamPeople })

/** Teams whose memberships each have an id of their own; a user may be in one twice. */
export const teams: fc.Arbitrary<Team> = fc.record({
  id: ids<'team'>(),
  companyId: ids<'company'>(),
  name: fc.constantFrom('Midwest', 'Night shift', 'Reefer'),
  members: fc.uniqueArray(teamUsers, { selector: ({ id }) => id, maxLength: 6 }),
})

/** One thing done to a draft of a team. */
export type TeamStep =
  | { readonly kind: 'add'; readonly person: TeamPerson }
  | { readonly kind: 'remove'; readonly person: TeamPerson }

/** What may be done to a draft of a team, one after the other. */
export const teamSteps: fc.Arbitrary<readonly TeamStep[]> = fc.array(
  fc.record({ kind: fc.constantFrom('add', 'remove'), person: teamPeople }),
  { maxLength: 12 },
)

/** Edits that may be asked of a team, whether or not they fit it. */
export const teamEditLists: fc.Arbitrary<TeamEdits> = fc.record({
  additions: fc.uniqueArray(ids<'user'>(), { maxLength: 4 }),
  removals: fc.uniqueArray(ids<'team-user'>(), { maxLength: 4 }),
})
