import { hideNotice, NO_NOTICES, type PlanNotice, type PlanNotices, showNotice } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/**
 * The two notices about the plan, raised when something is withheld: `searchUnderPlan`, `exportUnderPlan`.
 * Section 4, "Notices".
 */
export class PlanNoticesStore {
  notices: PlanNotices = NO_NOTICES

  constructor() {
    makeAutoObservable(this, { notices: observableRef }, { autoBind: true })
  }

  show(notice: PlanNotice): void {
    this.notices = showNotice(this.notices, notice)
  }

  hide(notice: PlanNotice): void {
    this.notices = hideNotice(this.notices, notice)
  }

  /** Clears both notices: another person is here. */
  clear(): void {
    this.notices = NO_NOTICES
  }
}
