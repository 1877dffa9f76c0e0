import {
  type CurrentUser,
  type Integrations,
  latestValue,
  type Loadable,
  type OAuthApplication,
  type Page,
  planRefusal,
  type Words,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Latest } from '../../../../stores/latest.ts'
import { OutlookKeyStore } from './outlook-key-store.ts'

export interface IntegrationsNeeds {
  readonly integrations: Integrations
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/** The Outlook add-in's key, and the company's programs that use the API. */
export class IntegrationsStore implements ScreenStore {
  applications: Loadable<Page<OAuthApplication>> = { kind: 'idle' }
  page = 1
  readonly outlook: OutlookKeyStore
  readonly #needs: IntegrationsNeeds
  readonly #latest = new Latest()
  #asking: Promise<unknown> = Promise.resolve()

  constructor(needs: IntegrationsNeeds) {
    this.#needs = needs
    this.outlook = new OutlookKeyStore(needs.integrations)
    makeAutoObservable(this, { applications: observableRef, outlook: false }, { autoBind: true })
  }

  get user(): CurrentUser | null {
    return this.#needs.account.user ?? null
  }

  /** Null: the plan opens the API. */
  get planWords(): Words | null {
    return this.user === null ? null : planRefusal(this.user.paywall, 'api')
  }

  get known(): Page<OAuthApplication> | undefined {
    return latestValue(this.applications)
  }

  open(page: number): void {
    this.page = page
    this.#asking = this.load()
  }

  settled(): Promise<unknown> {
    return this.#asking
  }

  async load(): Promise<void> {
    const companyId = this.user?.company?.id ?? null
    if (companyId === null || this.planWords !== null) return
    await this.#latest.follow(
      this.applications,
      signal => this.#needs.integrations.applications({ companyId, page: this.page }, signal),
      applications => {
        this.applications = applications
      },
    )
  }

  dispose(): void {
    this.#latest.stop()
    this.outlook.hide()
  }
}
