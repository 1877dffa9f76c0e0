import {
  type Classification,
  type ClassificationId,
  type Classifications,
  type CurrentUser,
  done,
  type Integrations,
  type Message,
  type OAuthApplication,
  type Page,
  planRefusal,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'
import { ApiKeysStore, type ApiKeysDeps } from './api-keys-store.ts'
import type { IntegrationsAddress } from './integrations-address.ts'
import { type WebhooksDeps, WebhooksStore } from './webhooks-store.ts'
import { OutlookKeyStore } from './outlook-key-store.ts'

export interface IntegrationsDeps extends ApiKeysDeps, WebhooksDeps {
  readonly integrations: Integrations
  readonly classifications: Pick<Classifications, 'list'>
}

const NO_NAMES: ReadonlyMap<ClassificationId, string> = new Map()

/** The Outlook add-in's key, API keys, and the company's applications that use the API. */
export class IntegrationsStore implements ScreenStore {
  readonly applications: Query<Page<OAuthApplication>, Parameters<Integrations['applications']>[0]>
  page = 1
  readonly outlook: OutlookKeyStore
  readonly keys: ApiKeysStore
  readonly webhooks: WebhooksStore
  readonly #names: Query<ReadonlyMap<ClassificationId, string>>
  readonly #deps: IntegrationsDeps

  constructor(deps: IntegrationsDeps) {
    this.#deps = deps
    this.applications = new Query((params, signal) => deps.integrations.applications(params, signal))
    this.#names = new Query(async (_, signal) => {
      const answer = await deps.classifications.list({}, signal)
      return answer.ok ? done(namesOf(answer.value.items)) : answer
    })
    this.outlook = new OutlookKeyStore(deps.integrations)
    this.keys = new ApiKeysStore(deps)
    this.webhooks = new WebhooksStore(deps)
    makeAutoObservable(
      this,
      { applications: false, outlook: false, keys: false, webhooks: false },
      { autoBind: true },
    )
  }

  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** The names of the classifications. Empty: not loaded; the number is shown instead of the name then. */
  get names(): ReadonlyMap<ClassificationId, string> {
    return this.#names.value ?? NO_NAMES
  }

  /** Null: the plan includes the API. */
  get planMessages(): Message | null {
    return this.user === null ? null : planRefusal(this.user.paywall, 'api')
  }

  get known(): Page<OAuthApplication> | undefined {
    return this.applications.value
  }

  open({ page, keys, isFormOpen, webhook }: IntegrationsAddress): void {
    this.page = page
    this.keys.open(keys, isFormOpen)
    this.webhooks.open(webhook)
    void this.load()
    if (this.names.size === 0 && this.planMessages === null) void this.#names.load()
  }

  settled(): Promise<unknown> {
    const lists = [this.applications, this.keys.list, this.webhooks.list, this.webhooks.log.deliveries]
    return Promise.all(lists.map(list => list.finished()))
  }

  async load(): Promise<void> {
    const companyId = this.user?.company?.id ?? null
    if (companyId === null || this.planMessages !== null) return
    await this.applications.load({ companyId, page: this.page })
  }

  dispose(): void {
    this.applications.dispose()
    this.#names.dispose()
    this.outlook.hide()
    this.keys.dispose()
    this.webhooks.dispose()
  }
}

const namesOf = (classifications: readonly Classification[]): ReadonlyMap<ClassificationId, string> =>
  new Map(
    classifications.map(({ id, explicitClassification }) => [
      id,
      explicitClassification?.name ?? 'All freight',
    ]),
  )
