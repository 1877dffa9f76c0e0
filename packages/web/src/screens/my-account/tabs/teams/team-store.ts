import {
  addToTeam,
  type CompanyUser,
  type CompanyUsers,
  displayName,
  hasTeamEdits,
  isNamed,
  type Loadable,
  latestValue,
  removeFromTeam,
  startTeamDraft,
  type Team,
  type TeamDraft,
  teamDraftOn,
  teamDraftPeople,
  teamEdits,
  type TeamId,
  type TeamPerson,
  type Teams,
  type TeamUser,
  undoTeamStep,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../../../stores/submission.ts'
import { Latest } from '../../../../stores/latest.ts'

export interface TeamDeps {
  readonly id: TeamId
  readonly teams: Pick<Teams, 'find' | 'editMembers' | 'members'>
  readonly users: Pick<CompanyUsers, 'search'>
  readonly known: Team | undefined
  readonly changed: (team: Team) => void
}

/** Somebody in a team as it would be: they join, stay or leave. */
export interface Member {
  readonly person: TeamPerson
  readonly change: 'joins' | 'leaves' | null
}

/**
 * One team and what is about to change in it. Nothing is sent before it is saved, each step can be taken back, and what
 * was begun stays until then. Source: section 3, "Team".
 */
export class TeamStore {
  found: Loadable<Team> = { kind: 'idle' }
  draft: TeamDraft | undefined = undefined
  /** People who may be added, found by what is typed. */
  people: Loadable<readonly CompanyUser[]> = { kind: 'idle' }
  text = ''
  /** Members that a text was looked for among; null: all of them. */
  matching: Loadable<readonly TeamUser[]> = { kind: 'idle' }
  memberText = ''
  /** Somebody else has changed the team meanwhile, and the draft was carried over. */
  isCarriedOver = false
  readonly submission = new Submission('Not saved')
  readonly #deps: TeamDeps
  readonly #latest = new Latest()
  readonly #latestPeople = new Latest()
  /** Everybody who was found: the text may be gone before the choice is told. */
  readonly #seen = new Map<UserId, CompanyUser>()
  readonly #latestMembers = new Latest()

  constructor(deps: TeamDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      {
        found: observableRef,
        draft: observableRef,
        people: observableRef,
        matching: observableRef,
        submission: false,
      },
      { autoBind: true },
    )
    if (deps.known !== undefined) this.#stands(deps.known)
  }

  get id(): TeamId {
    return this.#deps.id
  }

  get team(): Team | undefined {
    return latestValue(this.found)
  }

  get hasChanges(): boolean {
    return this.draft !== undefined && hasTeamEdits(teamEdits(this.draft))
  }

  get canUndo(): boolean {
    return this.draft !== undefined && this.draft.past.length > 0
  }

  /** Everybody who is in the team, leaves it or joins it, those who join last. */
  get members(): readonly Member[] {
    const { draft } = this
    if (draft === undefined) return []
    const staying = new Set(teamDraftPeople(draft).map(({ id }) => id))
    const now = teamDraftPeople(startTeamDraft(draft.team))
    const joining = draft.added.map(person => ({ person, change: 'joins' as const }))
    const all = [
      ...now.map(person => ({ person, change: staying.has(person.id) ? null : ('leaves' as const) })),
      ...joining,
    ]
    const wanted = latestValue(this.matching)
    if (this.memberText.trim() === '' || wanted === undefined) return all
    const ids = new Set(wanted.map(({ user }) => user.id))
    return all.filter(({ person, change }) => change !== null || ids.has(person.id))
  }

  /** Whether somebody is in the team as it would be. */
  isIn(id: UserId): boolean {
    return this.draft !== undefined && teamDraftPeople(this.draft).some(person => person.id === id)
  }

  async load(): Promise<void> {
    const { id, teams, changed } = this.#deps
    await this.#latest.follow(
      this.found,
      signal => teams.find({ id }, signal),
      found => {
        if (found.kind === 'ready') {
          this.#stands(found.value)
          changed(found.value)
        } else this.found = found
      },
    )
  }

  /** Looks for people to add. An empty text looks for nobody. */
  look(text: string): void {
    this.text = text
    const term = text.trim()
    if (term === '') {
      this.#latestPeople.stop()
      this.people = { kind: 'idle' }
      return
    }
    void this.#latestPeople.follow(
      this.people,
      async signal => {
        const answer = await this.#deps.users.search({ term }, signal)
        return answer.ok ? { ok: true, value: answer.value.items } : answer
      },
      people => {
        this.people = people
        if (people.kind === 'ready') for (const user of people.value) this.#seen.set(user.id, user)
      },
    )
  }

  /** Looks for members by a part of their name or address. */
  lookAmongMembers(text: string): void {
    this.memberText = text
    if (text.trim() === '') {
      this.#latestMembers.stop()
      this.matching = { kind: 'idle' }
      return
    }
    const { id, teams } = this.#deps
    void this.#latestMembers.follow(
      this.matching,
      signal => teams.members({ id, search: text }, signal),
      matching => {
        this.matching = matching
      },
    )
  }

  add(id: UserId): void {
    const user = this.#seen.get(id)
    if (user === undefined) return
    this.#step(draft => addToTeam(draft, personOf(user)))
    this.look('')
  }

  /** Somebody who was about to leave stays. */
  keep(person: TeamPerson): void {
    this.#step(draft => addToTeam(draft, person))
  }

  remove(id: UserId): void {
    this.#step(draft => removeFromTeam(draft, id))
  }

  undo(): void {
    this.#step(undoTeamStep)
  }

  /** Left by Cancel. */
  reset(): void {
    const { team } = this
    this.draft = team === undefined ? undefined : startTeamDraft(team)
    this.isCarriedOver = false
    this.look('')
    this.lookAmongMembers('')
    this.submission.reset()
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    const { draft } = this
    if (draft === undefined || this.submission.isPending) return false
    const { id, teams, changed } = this.#deps
    const answer = await this.submission.send(() => teams.editMembers({ id, edits: teamEdits(draft) }))
    if (answer === undefined) {
      const { state } = this.submission
      if (state.kind === 'refused' && ['invalid', 'conflict'].includes(state.refusal.kind))
        await this.#carryOver()
      return false
    }
    this.#latest.stop()
    runInAction(() => {
      this.found = { kind: 'ready', value: answer.value }
      this.draft = startTeamDraft(answer.value)
      this.isCarriedOver = false
    })
    changed(answer.value)
    return true
  }

  dispose(): void {
    this.#latest.stop()
    this.#latestPeople.stop()
    this.#latestMembers.stop()
  }

  /** The refusal may have come of what somebody else did: then what they did is no change of this draft any more. */
  async #carryOver(): Promise<void> {
    const before = this.#edits
    await this.load()
    runInAction(() => {
      this.isCarriedOver = this.found.kind === 'ready' && this.#edits !== before
      if (this.isCarriedOver) this.submission.reset()
    })
  }

  get #edits(): string {
    return this.draft === undefined ? '' : JSON.stringify(teamEdits(this.draft))
  }

  #step(change: (draft: TeamDraft) => TeamDraft): void {
    if (this.draft === undefined || this.submission.isPending) return
    this.draft = change(this.draft)
    this.isCarriedOver = false
    this.submission.reset()
  }

  #stands(team: Team): void {
    this.found = { kind: 'ready', value: team }
    this.draft =
      this.draft !== undefined && hasTeamEdits(teamEdits(this.draft))
        ? teamDraftOn(this.draft, team)
        : startTeamDraft(team)
  }
}

const personOf = (user: CompanyUser): TeamPerson => ({
  id: user.id,
  fullName: isNamed(user) || user.firstName !== null || user.lastName !== null ? displayName(user) : null,
  email: user.email,
})
