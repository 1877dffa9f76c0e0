import {
  API_KEY_LIFETIMES,
  type ApiKey,
  type ApiKeyLifetime,
  type ApiKeys,
  type ApiKeyScope,
  type CreatedApiKey,
  type CurrentUser,
  grantableKeyScopes,
  mayManageUsers,
  type Page,
  planOpens,
  readNewApiKey,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface ApiKeysDeps {
  readonly apiKeys: ApiKeys
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly say: (text: string) => void
}

/** Choice: the middle one, so that no one makes the longest by habit. */
const USUAL_LIFETIME: ApiKeyLifetime = API_KEY_LIFETIMES[1]

/**
 * The API keys of the user, the form of a new one, and the revocation of one. A new key is in memory only, while its
 * drawer is open. Section 6, "API keys".
 */
export class ApiKeysStore {
  readonly list: Query<Page<ApiKey>, number>
  readonly creation = new Submission(submissionMessages('Not created'), ['name'])
  readonly revocation = new Submission(submissionMessages('Not revoked'))
  readonly drawerHistory = new DrawerHistory()
  page = 1
  isFormOpen = false
  name = ''
  scopes: readonly ApiKeyScope[] = []
  lifetime = USUAL_LIFETIME
  /** The new key, until its drawer is closed. */
  created: CreatedApiKey | null = null
  /** The key whose revocation is to be confirmed. */
  revoking: ApiKey | null = null
  readonly #deps: ApiKeysDeps

  constructor(deps: ApiKeysDeps) {
    this.#deps = deps
    this.list = new Query((page, signal) => deps.apiKeys.list({ page }, signal))
    makeAutoObservable(
      this,
      {
        list: false,
        creation: false,
        revocation: false,
        drawerHistory: false,
        scopes: observableRef,
        created: observableRef,
        revoking: observableRef,
      },
      { autoBind: true },
    )
  }

  get known(): Page<ApiKey> | undefined {
    return this.list.value
  }

  /** False for a monitor without API keys: then the section is left out. */
  get isOffered(): boolean {
    const { state } = this.list
    return !isNotFound(state)
  }

  /** Whether the plan has the API. Without it keys can only be revoked. */
  get mayCreate(): boolean {
    const { user } = this.#deps.account
    return user != null && planOpens(user.paywall, 'api')
  }

  /** Whether keys of colleagues are listed, so that each row says whose it is. */
  get showsPeople(): boolean {
    const { user } = this.#deps.account
    return user != null && mayManageUsers(user)
  }

  /** What the user may let a key do besides reading. */
  get grantable(): readonly ApiKeyScope[] {
    const { user } = this.#deps.account
    return user == null ? [] : grantableKeyScopes(user)
  }

  open(page: number, isFormOpen: boolean): void {
    this.page = page
    this.isFormOpen = isFormOpen
    if (!isFormOpen) this.created = null
    this.drawerHistory.visited(isFormOpen)
    void this.load()
  }

  load(): Promise<unknown> {
    return this.list.load(this.page)
  }

  changeName(name: string): void {
    this.name = name
    this.creation.clearError('name')
  }

  toggle(scope: ApiKeyScope): void {
    this.scopes = this.scopes.includes(scope)
      ? this.scopes.filter(each => each !== scope)
      : [...this.scopes, scope]
  }

  changeLifetime(days: ApiKeyLifetime): void {
    this.lifetime = days
  }

  /** Drops what was typed. */
  clear(): void {
    this.name = ''
    this.scopes = []
    this.lifetime = USUAL_LIFETIME
    this.creation.reset()
  }

  /** Resolves to whether the key was made. It is then in `created`. */
  async create(): Promise<boolean> {
    const read = readNewApiKey({ name: this.name, scopes: this.scopes, expiresInDays: this.lifetime })
    if (!read.ok) {
      this.creation.rejectLocally(read.refusal)
      return false
    }
    const answer = await this.creation.send(() => this.#deps.apiKeys.create(read.value))
    // Also after a lost answer: a key that was made is listed, and can be revoked.
    void this.load()
    if (answer === undefined) return false
    runInAction(() => {
      this.clear()
      if (this.isFormOpen) this.created = answer.value
    })
    return true
  }

  requestRevocation(key: ApiKey): void {
    this.revocation.reset()
    this.revoking = key
  }

  leaveRevocation(): void {
    if (!this.revocation.isPending) this.revoking = null
  }

  async revoke(): Promise<void> {
    const { revoking } = this
    if (revoking === null) return
    const answer = await this.revocation.send(() => this.#deps.apiKeys.revoke({ id: revoking.id }))
    if (answer === undefined) return
    this.leaveRevocation()
    this.#deps.say(`API key ${revoking.name} revoked.`)
    await this.load()
  }

  dispose(): void {
    this.list.dispose()
    this.created = null
  }
}
