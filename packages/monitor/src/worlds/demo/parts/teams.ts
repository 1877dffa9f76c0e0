import { momentBefore } from '../../days.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart } from '../part.ts'

/** Teams with ids from 1, each with its members; one has none yet. */
const TEAMS: readonly (readonly [companyId: number, name: string, userIds: readonly number[]])[] = [
  [COMPANY.northlake, 'Midwest', [1, 2]],
  [COMPANY.northlake, 'Night desk', [2, 3, 4]],
  [COMPANY.northlake, 'Refrigerated', [4]],
  [COMPANY.northlake, 'Texas triangle', [1, 2, 3, 4, 5]],
  [COMPANY.northlake, 'Cross-border', []],
  [COMPANY.palisade, 'Watch floor', [6, 7]],
  [COMPANY.cedarGap, 'Desk', [8]],
  [COMPANY.plainview, 'Everyone', [9]],
]

/** The teams that look after loads. */
export const part: DemoPart = ({ today }) => ({
  teams: TEAMS.map(([company_id, name], place) => ({
    id: place + 1,
    company_id,
    name,
    created_at: momentBefore(today, 300 - place * 20),
  })),
  team_users: TEAMS.flatMap(([, , userIds], place) =>
    userIds.map(user_id => ({
      team_id: place + 1,
      user_id,
      created_at: momentBefore(today, 250 - place * 20),
    })),
  ),
})
