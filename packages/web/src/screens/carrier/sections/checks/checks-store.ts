import { type CarrierId, type OwnCheck, type OwnChecks, type Page, withdrawalProblems } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface ChecksDeps {
  readonly carrierId: CarrierId
  readonly checks: Pick<OwnChecks, 'list' | 'withdraw'>
  /** The monitor keeps no checks: the section is left out. */
  readonly leaveOut: () => void
  /** Loads the carrier again, whose rules a check decides. */
  readonly reload: () => Promise<unknown>
  readonly say: (text: string) => void
}

/** What the company checked of a carrier by itself, and the check that is being taken back. */
export class ChecksStore implements ScreenStore {
  readonly list: Query<Page<OwnCheck>, number>
  readonly submission = new Submission(submissionMessages('Not taken back'), ['reason'])
  /** The check that is being taken back. */
  taking: OwnCheck | null = null
  /** Why it is taken back, as typed. */
  reason = ''
  readonly #deps: ChecksDeps

  constructor(deps: ChecksDeps) {
    this.#deps = deps
    this.list = new Query((page, signal) => deps.checks.list({ carrierId: deps.carrierId, page }, signal), {
      onChange: state => {
        if (isNotFound(state)) deps.leaveOut()
      },
    })
    makeAutoObservable(this, { list: false, submission: false, taking: observableRef }, { autoBind: true })
  }

  load(page = 1): Promise<unknown> {
    return this.list.load(page)
  }

  /** Begins to take a check back; null: leaves it as it is. */
  startTakingBack(check: OwnCheck | null): void {
    if (this.submission.isPending) return
    this.taking = check
    this.changeReason('')
  }

  changeReason(reason: string): void {
    this.reason = reason
    this.submission.reset()
  }

  /** Resolves to whether the check was taken back. */
  async confirm(): Promise<boolean> {
    const { taking, reason } = this
    const { checks, reload, say } = this.#deps
    if (taking === null) return false
    const sent = await this.submission.send(() => checks.withdraw({ id: taking.id, reason }), {
      problems: withdrawalProblems(reason),
    })
    if (sent === undefined) return false
    runInAction(() => {
      this.taking = null
      this.reason = ''
    })
    say('Check taken back. It no longer counts.')
    await Promise.all([this.list.reload(), reload()])
    return true
  }

  dispose(): void {
    this.list.dispose()
    this.submission.dispose()
  }
}
