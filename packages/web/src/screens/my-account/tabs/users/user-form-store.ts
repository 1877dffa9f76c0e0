import {
  type CompanyUser,
  type CompanyUsers,
  type CurrentUser,
  decideRemoval,
  decideScopeChange,
  displayName,
  done,
  type FeatureToggles,
  orderedScopes,
  type Scope,
  scopeHindrance,
  USER_CHANGE_REFUSALS,
  type UserChangeRefusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface UserFormDeps {
  readonly user: CompanyUser
  readonly users: Pick<CompanyUsers, 'list' | 'changeScopes' | 'remove'>
  readonly by: () => CurrentUser
  readonly toggles: FeatureToggles
  readonly changed: (user: CompanyUser, text: string) => void
  readonly removed: (user: CompanyUser, text: string) => void
}

/** Used until the number of user managers is known: the server decides who is the last one. */
const MANY = 2

/**
 * A draft of one user's rights, and their removal. A choice stays until it is saved or canceled.
 *
 * Source: section 6, "Scope management".
 */
export class UserFormStore {
  user: CompanyUser
  chosen: readonly Scope[]
  refusal: UserChangeRefusal | null = null
  isRemovalRequested = false
  readonly submission = new Submission(submissionMessages('Not saved'), ['scopes'])
  readonly removing = new Submission(submissionMessages('Not removed'))
  /** The number of the company's user managers. */
  readonly #managers: Query<number>
  readonly #deps: UserFormDeps

  constructor(deps: UserFormDeps) {
    this.#deps = deps
    this.#managers = new Query(async (_, signal) => {
      const answer = await deps.users.list({ scope: 'manage_users' }, signal)
      return answer.ok ? done(answer.value.total) : answer
    })
    this.user = deps.user
    this.chosen = deps.user.scopes
    makeAutoObservable(
      this,
      { user: observableRef, chosen: observableRef, submission: false, removing: false },
      { autoBind: true },
    )
  }

  get isSelf(): boolean {
    return this.#deps.by().id === this.user.id
  }

  get showsScopes(): boolean {
    return this.#deps.toggles.showsScopeManagement
  }

  get hasChanges(): boolean {
    return orderedScopes(this.chosen).join() !== orderedScopes(this.user.scopes).join()
  }

  get scopesProblem(): string | undefined {
    return this.refusal === null ? this.submission.fieldError('scopes') : USER_CHANGE_REFUSALS[this.refusal]
  }

  /** Why this user cannot be removed. Undefined: they can. */
  get removalHindrance(): string | undefined {
    const decided = decideRemoval(this.#change)
    return decided.ok ? undefined : USER_CHANGE_REFUSALS[decided.refusal]
  }

  hindranceOf(scope: Scope): string | undefined {
    const why = scopeHindrance({ ...this.#change, toggles: this.#deps.toggles }, scope)
    return why === null ? undefined : USER_CHANGE_REFUSALS[why]
  }

  /** Loads the number of user managers. If that fails, the server decides. */
  async countManagers(): Promise<void> {
    await this.#managers.load()
  }

  toggle(scope: Scope): void {
    this.chosen = this.chosen.includes(scope)
      ? this.chosen.filter(each => each !== scope)
      : [...this.chosen, scope]
    this.refusal = null
    this.submission.reset()
  }

  /** The list has reloaded this user: rights that are not changed here are updated. */
  setUser(user: CompanyUser): void {
    if (!this.hasChanges) this.chosen = user.scopes
    this.user = user
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { toggles, users, changed } = this.#deps
    const decided = decideScopeChange({ ...this.#change, scopes: this.chosen, toggles })
    if (!decided.ok) {
      this.refusal = decided.refusal
      this.submission.rejectLocally()
      return false
    }
    const { id } = this.user
    const answer = await this.submission.send(() => users.changeScopes({ id, scopes: decided.value }))
    if (answer === undefined) return false
    runInAction(() => {
      this.user = answer.value
      this.chosen = answer.value.scopes
    })
    changed(answer.value, `Permissions for ${displayName(answer.value)} saved.`)
    return true
  }

  confirmRemoval(): void {
    this.removing.reset()
    this.isRemovalRequested = true
  }

  leaveRemoval(): void {
    if (!this.removing.isPending) this.isRemovalRequested = false
  }

  async remove(): Promise<boolean> {
    const { user } = this
    const answer = await this.removing.send(() => this.#deps.users.remove({ id: user.id }))
    if (answer === undefined) return false
    runInAction(() => {
      this.isRemovalRequested = false
    })
    this.#deps.removed(user, `${displayName(user)} is no longer at your company.`)
    return true
  }

  dispose(): void {
    this.#managers.dispose()
  }

  get #change() {
    return { by: this.#deps.by(), user: this.user, managers: this.#managers.value ?? MANY }
  }
}
