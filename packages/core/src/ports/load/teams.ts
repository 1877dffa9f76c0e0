import type { TeamEdits } from '../../load/team/team-edits.ts'
import type { Team, TeamId, TeamUser } from '../../load/team/team.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CompanyId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Who looks after loads together. Source: section 7, "Loads, tickets, notes and teams". */
export interface Teams {
  /**
   * A company's teams, 50 a page, by name, id as the last key.
   *
   * Refuses: `not-found` for another company. Source: section 9, "Page sizes".
   */
  list(
    params: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Team>, Refusal>>
  /** One team with its members. Refuses: `not-found` for another company's. */
  find(params: { readonly id: TeamId }, signal?: CancelSignal): Promise<Outcome<Team, Refusal>>
  /**
   * Adds and removes in one go, all or nothing.
   *
   * Refuses: `invalid` on `additions` for somebody of another company or in the team already, on `removals` for a
   * membership that is not the team's.
   */
  editMembers(params: { readonly id: TeamId; readonly edits: TeamEdits }): Promise<Outcome<Team, Refusal>>
  /** The members whose name or address contains the search, in any case; all of them without one. By id. */
  members(
    params: { readonly id: TeamId; readonly search?: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TeamUser[], Refusal>>
}
