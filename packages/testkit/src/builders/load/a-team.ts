import type { Team, TeamPerson, TeamUser } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** Somebody of the company who may be in a team. */
export const aTeamPerson = builder<TeamPerson>({
  id: id(1),
  fullName: 'Dana Reyes',
  email: 'dana@northlake.example',
})

/** That Dana is in a team. */
export const aTeamUser = builder<TeamUser>({ id: id(101), user: aTeamPerson() })

/** A team of two. */
export const aTeam = builder<Team>({
  id: id(10),
  companyId: id(1),
  name: 'Midwest',
  members: [
    aTeamUser(),
    aTeamUser({
      id: id(102),
      user: aTeamPerson({ id: id(2), fullName: 'Noor Haddad', email: 'noor@northlake.example' }),
    }),
  ],
})
