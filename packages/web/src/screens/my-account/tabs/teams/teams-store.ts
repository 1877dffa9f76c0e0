import type { CompanyId, CompanyUsers, Team, TeamId, Teams } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { PagedRecords } from '../paged-records.ts'
import { TeamStore } from './team-store.ts'
import type { TeamsAddress } from './teams-address.ts'

export interface TeamsDeps {
  readonly teams: Teams
  readonly users: Pick<CompanyUsers, 'search'>
  readonly companyId: CompanyId
}

/** The company's teams, 50 per page, and the one that is open. */
export class TeamsStore implements ScreenStore {
  address: TeamsAddress = { page: 1, teamId: null }
  readonly list: PagedRecords<Team>
  /** The team that the address opens. */
  team: TeamStore | undefined = undefined
  readonly #deps: TeamsDeps
  /** Drafts of teams, which stay until they are saved or canceled. */
  readonly #begun = new Map<TeamId, TeamStore>()

  constructor(deps: TeamsDeps) {
    this.#deps = deps
    const { teams, companyId } = deps
    this.list = new PagedRecords((page, signal) => teams.list({ companyId, page }, signal))
    makeAutoObservable(this, { address: observableRef, list: false, team: observableRef }, { autoBind: true })
  }

  open(address: TeamsAddress): void {
    this.address = address
    this.list.open(address.page, address.teamId !== null)
    this.#openTeam()
  }

  settled(): Promise<unknown> {
    return this.list.found.finished()
  }

  dispose(): void {
    this.list.dispose()
    for (const team of this.#begun.values()) team.dispose()
  }

  #openTeam(): void {
    const { teamId } = this.address
    if (teamId === null) {
      this.team = undefined
      return
    }
    if (this.team?.id === teamId) return
    const { find, changed } = this.list
    const team =
      this.#begun.get(teamId) ?? new TeamStore({ ...this.#deps, id: teamId, known: find(teamId), changed })
    this.#begun.set(teamId, team)
    this.team = team
    void team.found.load()
  }
}
