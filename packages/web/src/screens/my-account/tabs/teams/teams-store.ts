import {
  type CompanyId,
  type CompanyUsers,
  type Page,
  type Team,
  type TeamId,
  type Teams,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { Query } from '../../../../stores/query.ts'
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
  readonly found: Query<Page<Team>, number>
  /** The team that the address opens. */
  team: TeamStore | undefined = undefined
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: TeamsDeps
  /** Drafts of teams, which stay until they are saved or canceled. */
  readonly #begun = new Map<TeamId, TeamStore>()

  constructor(deps: TeamsDeps) {
    this.#deps = deps
    this.found = new Query((page, signal) => deps.teams.list({ companyId: deps.companyId, page }, signal))
    makeAutoObservable(
      this,
      { address: observableRef, found: false, team: observableRef, drawerHistory: false },
      { autoBind: true },
    )
  }

  get page(): Page<Team> | undefined {
    return this.found.value
  }

  open(address: TeamsAddress): void {
    const { kind } = this.found.state
    const isSamePage = kind !== 'idle' && address.page === this.address.page
    this.address = address
    this.drawerHistory.visited(address.teamId !== null)
    if (!isSamePage || kind === 'failed') void this.found.load(address.page)
    this.#openTeam()
  }

  settled(): Promise<unknown> {
    return this.found.finished()
  }

  dispose(): void {
    this.found.dispose()
    for (const team of this.#begun.values()) team.dispose()
  }

  #openTeam(): void {
    const { teamId } = this.address
    if (teamId === null) {
      this.team = undefined
      return
    }
    if (this.team?.id === teamId) return
    const known = this.page?.items.find(({ id }) => id === teamId)
    const team =
      this.#begun.get(teamId) ?? new TeamStore({ ...this.#deps, id: teamId, known, changed: this.#changed })
    this.#begun.set(teamId, team)
    this.team = team
    void team.found.load()
  }

  readonly #changed = (team: Team): void => {
    this.found.update(page => ({
      ...page,
      items: page.items.map(each => (each.id === team.id ? team : each)),
    }))
  }
}
