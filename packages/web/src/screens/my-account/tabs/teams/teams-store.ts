import {
  type CompanyId,
  type CompanyUsers,
  type Loadable,
  latestValue,
  type Page,
  type Team,
  type TeamId,
  type Teams,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { withLatestValue } from '../../../../parts/with-latest-value.ts'
import { Latest } from '../../../../stores/latest.ts'
import { TeamStore } from './team-store.ts'
import type { TeamsAddress } from './teams-address.ts'

export interface TeamsDeps {
  readonly teams: Teams
  readonly users: Pick<CompanyUsers, 'search'>
  readonly companyId: CompanyId
}

/** The company's teams, 50 a page, and the one that is open. */
export class TeamsStore implements ScreenStore {
  address: TeamsAddress = { page: 1, teamId: null }
  found: Loadable<Page<Team>> = { kind: 'idle' }
  /** The team that the address opens. */
  team: TeamStore | undefined = undefined
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: TeamsDeps
  readonly #latest = new Latest()
  /** What was begun in a team stays until it is saved or left by Cancel. */
  readonly #begun = new Map<TeamId, TeamStore>()
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: TeamsDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { address: observableRef, found: observableRef, team: observableRef, drawerHistory: false },
      { autoBind: true },
    )
  }

  get page(): Page<Team> | undefined {
    return latestValue(this.found)
  }

  open(address: TeamsAddress): void {
    const isSamePage = this.found.kind !== 'idle' && address.page === this.address.page
    this.address = address
    this.drawerHistory.visited(address.teamId !== null)
    if (!isSamePage || this.found.kind === 'failed') this.#pending = this.load()
    this.#openTeam()
  }

  async load(): Promise<void> {
    const { teams, companyId } = this.#deps
    const { page } = this.address
    await this.#latest.follow(
      this.found,
      signal => teams.list({ companyId, page }, signal),
      found => {
        this.found = found
      },
    )
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.#pending
  }

  dispose(): void {
    this.#latest.stop()
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
    void team.load()
  }

  readonly #changed = (team: Team): void => {
    const { page } = this
    if (page === undefined) return
    const items = page.items.map(each => (each.id === team.id ? team : each))
    this.found = withLatestValue(this.found, { ...page, items })
  }
}
