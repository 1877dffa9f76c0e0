import {
  type CurrentUser,
  done,
  mayWritePolicy,
  type Policies,
  type Policy,
  type PolicyVersion,
  versionBefore,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from './query.ts'
import { Submission } from './submission.ts'
import { submissionMessages } from './submission-messages.ts'

export interface CompanyPolicyDeps {
  readonly policies: Pick<Policies, 'current' | 'versions' | 'acknowledge'>
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/**
 * The policy of the user's company, as all screens show it. It is loaded once, and again after it was changed here. A
 * monitor without policies, and a plan without rules, has none.
 */
export class CompanyPolicyStore {
  readonly policy: Query<Policy>
  /** The version that the one in force took the place of. Null: the one in force is the first. */
  readonly before: Query<PolicyVersion | null, PolicyVersion>
  readonly acknowledging = new Submission(submissionMessages('Not saved'), [])
  readonly #deps: CompanyPolicyDeps

  constructor(deps: CompanyPolicyDeps) {
    this.#deps = deps
    this.policy = new Query((_, signal) => deps.policies.current(signal))
    this.before = new Query(async (version, signal) => {
      const versions = await deps.policies.versions({}, signal)
      return versions.ok ? done(versionBefore(version, versions.value.items) ?? null) : versions
    })
    makeAutoObservable(this, { policy: false, before: false, acknowledging: false }, { autoBind: true })
  }

  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  get mayWrite(): boolean {
    return this.user !== null && mayWritePolicy(this.user)
  }

  /** The version in force, which this user has not said they read. Null: there is none, or it is not known. */
  get unread(): PolicyVersion | null {
    const { value } = this.policy
    return value === undefined || value.isAcknowledged ? null : value.inForce
  }

  /** Loads it unless it is there. */
  open(): void {
    if (this.user?.paywall.canRule === true && this.policy.state.kind === 'idle') void this.policy.load()
  }

  /** Loads it, and what a version to read took the place of, for the notice of it. */
  async openUnread(): Promise<void> {
    this.open()
    await this.policy.finished()
    if (this.unread !== null) await this.before.load(this.unread)
  }

  /** Says that this user read the version in force. */
  async acknowledge(): Promise<void> {
    const { unread } = this
    if (unread === null) return
    const sent = await this.acknowledging.send(() => this.#deps.policies.acknowledge({ id: unread.id }))
    if (sent !== undefined) this.policy.update(policy => ({ ...policy, isAcknowledged: true }))
  }

  /** Drops everything: another person is here. */
  clear(): void {
    this.policy.reset()
    this.before.reset()
    this.acknowledging.reset()
  }
}
