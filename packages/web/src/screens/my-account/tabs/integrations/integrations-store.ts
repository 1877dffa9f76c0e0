import {
  type ClassificationId,
  type Classifications,
  type CurrentUser,
  type Integrations,
  type Message,
  type OAuthApplication,
  type Page,
  planRefusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'
import { OutlookKeyStore } from './outlook-key-store.ts'

export interface IntegrationsDeps {
  readonly integrations: Integrations
  readonly classifications: Pick<Classifications, 'list'>
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/** The Outlook add-in's key, and the company's applications that use the API. */
export class IntegrationsStore implements ScreenStore {
  readonly applications: Query<Page<OAuthApplication>, Parameters<Integrations['applications']>[0]>
  page = 1
  /** The names of the classifications. Empty: not loaded; the number is shown instead of the name then. */
  names: ReadonlyMap<ClassificationId, string> = new Map()
  readonly outlook: OutlookKeyStore
  readonly #deps: IntegrationsDeps

  constructor(deps: IntegrationsDeps) {
    this.#deps = deps
    this.applications = new Query((params, signal) => deps.integrations.applications(params, signal))
    this.outlook = new OutlookKeyStore(deps.integrations)
    makeAutoObservable(
      this,
      { applications: false, names: observableRef, outlook: false },
      { autoBind: true },
    )
  }

  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** Null: the plan includes the API. */
  get planMessages(): Message | null {
    return this.user === null ? null : planRefusal(this.user.paywall, 'api')
  }

  get known(): Page<OAuthApplication> | undefined {
    return this.applications.value
  }

  open(page: number): void {
    this.page = page
    void this.load()
    if (this.names.size === 0 && this.planMessages === null) void this.#loadNames()
  }

  settled(): Promise<unknown> {
    return this.applications.finished()
  }

  async load(): Promise<void> {
    const companyId = this.user?.company?.id ?? null
    if (companyId === null || this.planMessages !== null) return
    await this.applications.load({ companyId, page: this.page })
  }

  async #loadNames(): Promise<void> {
    const answer = await this.#deps.classifications.list({}).catch(() => undefined)
    if (answer?.ok !== true) return
    runInAction(() => {
      this.names = new Map(
        answer.value.items.map(({ id, explicitClassification }) => [
          id,
          explicitClassification?.name ?? 'All freight',
        ]),
      )
    })
  }

  dispose(): void {
    this.applications.dispose()
    this.outlook.hide()
  }
}
