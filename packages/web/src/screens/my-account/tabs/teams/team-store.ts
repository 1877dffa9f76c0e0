import {
  addToTeam,
  type CompanyUser,
  type CompanyUsers,
  displayName,
  hasTeamEdits,
  isNamed,
  removeFromTeam,
  startTeamDraft,
  type Team,
  type TeamDraft,
  type TeamId,
  type TeamPerson,
  type Teams,
  type TeamUser,
  teamDraftOn,
  teamDraftPeople,
  teamEdits,
  type UserId,
  undoTeamStep,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface TeamDeps {
  readonly id: TeamId
  readonly teams: Pick<Teams, 'find' | 'editMembers' | 'members'>
  readonly users: Pick<CompanyUsers, 'search'>
  readonly known: Team | undefined
  readonly changed: (team: Team) => void
}

/** A person of the draft: they join, stay or leave. */
export interface Member {
  readonly person: TeamPerson
  readonly change: 'joins' | 'leaves' | null
}

/**
 * A draft of the changes to one team. Nothing is sent until it is saved, each step can be undone, and the draft stays
 * until then. Source: section 3, "Team".
 */
export class TeamStore {
  readonly found: Query<Team>
  draft: TeamDraft | undefined = undefined
  /** People who can be added, found by the typed text. */
  readonly people: Query<readonly CompanyUser[], string>
  text = ''
  /** Members that match the text; null: all of them. */
  readonly matching: Query<readonly TeamUser[], string>
  memberText = ''
  /** Someone else has changed the team meanwhile, and the draft was applied to the new team. */
  isCarriedOver = false
  readonly submission = new Submission(submissionMessages('Not saved'))
  readonly #deps: TeamDeps
  /** Everyone who was found: the text may have changed before a person is added. */
  readonly #seen = new Map<UserId, CompanyUser>()

  constructor(deps: TeamDeps) {
    this.#deps = deps
    const { id, teams, users, changed } = deps
    this.found = new Query((_, signal) => teams.find({ id }, signal), {
      onChange: state => {
        if (state.kind !== 'ready') return
        this.#redraft(state.value)
        changed(state.value)
      },
    })
    this.people = new Query(
      async (term, signal) => {
        const answer = await users.search({ term }, signal)
        return answer.ok ? { ok: true, value: answer.value.items } : answer
      },
      {
        onChange: state => {
          if (state.kind === 'ready') for (const user of state.value) this.#seen.set(user.id, user)
        },
      },
    )
    this.matching = new Query((search, signal) => teams.members({ id, search }, signal))
    makeAutoObservable(
      this,
      {
        found: false,
        draft: observableRef,
        people: false,
        matching: false,
        submission: false,
      },
      { autoBind: true },
    )
    if (deps.known !== undefined) {
      this.found.set(deps.known)
      this.#redraft(deps.known)
    }
  }

  get id(): TeamId {
    return this.#deps.id
  }

  get team(): Team | undefined {
    return this.found.value
  }

  get hasChanges(): boolean {
    return this.draft !== undefined && hasTeamEdits(teamEdits(this.draft))
  }

  get canUndo(): boolean {
    return this.draft !== undefined && this.draft.past.length > 0
  }

  /** Everyone who is in the team, leaves it or joins it, those who join last. */
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
    const matching = this.matching.value
    if (this.memberText.trim() === '' || matching === undefined) return all
    const ids = new Set(matching.map(({ user }) => user.id))
    return all.filter(({ person, change }) => change !== null || ids.has(person.id))
  }

  /** Whether a person is in the team of the draft. */
  isIn(id: UserId): boolean {
    return this.draft !== undefined && teamDraftPeople(this.draft).some(person => person.id === id)
  }

  /** Searches for people to add. An empty text finds no one. */
  search(text: string): void {
    this.text = text
    const term = text.trim()
    if (term === '') this.people.reset()
    else void this.people.load(term)
  }

  /** Searches the members by a part of their name or address. */
  searchMembers(text: string): void {
    this.memberText = text
    if (text.trim() === '') this.matching.reset()
    else void this.matching.load(text)
  }

  add(id: UserId): void {
    const user = this.#seen.get(id)
    if (user === undefined) return
    this.#step(draft => addToTeam(draft, personOf(user)))
    this.search('')
  }

  /** Keeps a person who was about to leave. */
  keep(person: TeamPerson): void {
    this.#step(draft => addToTeam(draft, person))
  }

  remove(id: UserId): void {
    this.#step(draft => removeFromTeam(draft, id))
  }

  undo(): void {
    this.#step(undoTeamStep)
  }

  /** Cancel: discards the draft. */
  reset(): void {
    const { team } = this
    this.draft = team === undefined ? undefined : startTeamDraft(team)
    this.isCarriedOver = false
    this.search('')
    this.searchMembers('')
    this.submission.reset()
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    const { draft } = this
    if (draft === undefined || this.submission.isPending) return false
    const { id, teams, changed } = this.#deps
    const answer = await this.submission.send(() => teams.editMembers({ id, edits: teamEdits(draft) }))
    if (answer === undefined) {
      const { refusal } = this.submission
      if (refusal?.kind === 'invalid' || refusal?.kind === 'conflict') await this.#carryOver()
      return false
    }
    runInAction(() => {
      this.found.set(answer.value)
      this.draft = startTeamDraft(answer.value)
      this.isCarriedOver = false
    })
    changed(answer.value)
    return true
  }

  dispose(): void {
    for (const query of [this.found, this.people, this.matching]) query.dispose()
  }

  /** Someone else's changes may have caused the refusal: they are removed from this draft. */
  async #carryOver(): Promise<void> {
    const before = this.#edits
    await this.found.load()
    runInAction(() => {
      this.isCarriedOver = this.found.state.kind === 'ready' && this.#edits !== before
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

  /** Applies the draft to the reloaded team. */
  #redraft(team: Team): void {
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
