import {
  type CurrentUser,
  isWebhookEvent,
  mayManageWebhooks,
  type Page,
  planOpens,
  readWebhookForm,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
  type Webhooks,
  type WebhookWithSecret,
  webhookHost,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { DrawerHistory } from '../../../../parts/drawer-history/drawer-history.ts'
import { isNotFound } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'
import type { WebhookAddress } from './integrations-address.ts'
import { WebhookLogStore } from './webhook-log-store.ts'

export interface WebhooksDeps {
  readonly webhooks: Webhooks
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly say: (text: string) => void
}

const NONE: readonly WebhookEvent[] = []

/**
 * The webhooks of the company, the form of one, and the removal of one. A new secret is in memory only, while its drawer is
 * open. Section 6, "Webhooks".
 */
export class WebhooksStore {
  readonly list: Query<Page<Webhook>>
  readonly saving = new Submission(submissionMessages('Not saved'), ['url', 'events'])
  readonly removal = new Submission(submissionMessages('Not removed'))
  readonly drawerHistory = new DrawerHistory()
  readonly log: WebhookLogStore
  address: WebhookAddress | null = null
  url = ''
  events: readonly WebhookEvent[] = NONE
  /** The new secret, until its drawer is closed. */
  shown: WebhookWithSecret | null = null
  /** The webhook whose removal is to be confirmed. */
  removing: Webhook | null = null
  /** The webhook whose values the form has. Null: none has been filled in. */
  #filled: number | 'new' | null = null
  readonly #deps: WebhooksDeps

  constructor(deps: WebhooksDeps) {
    this.#deps = deps
    this.list = new Query((_, signal) => deps.webhooks.list({}, signal))
    this.log = new WebhookLogStore({
      webhooks: deps.webhooks,
      say: deps.say,
      changed: () => this.load(),
      show: made => this.showSecret(made),
    })
    makeAutoObservable(
      this,
      {
        list: false,
        saving: false,
        removal: false,
        drawerHistory: false,
        log: false,
        address: observableRef,
        events: observableRef,
        shown: observableRef,
        removing: observableRef,
      },
      { autoBind: true },
    )
  }

  get known(): Page<Webhook> | undefined {
    return this.list.value
  }

  /** False for someone who may not see them, and for a monitor without them: then the section is left out. */
  get isOffered(): boolean {
    const { user } = this.#deps.account
    return user != null && mayManageWebhooks(user) && !isNotFound(this.list.state)
  }

  /** Whether the plan has the API. Without it webhooks can only be removed. */
  get mayWrite(): boolean {
    const { user } = this.#deps.account
    return user != null && planOpens(user.paywall, 'api')
  }

  /** The webhook of the drawer. Undefined: none, or not known. */
  get webhook(): Webhook | undefined {
    const { address } = this
    if (address === null || address.id === 'new') return undefined
    return this.known?.items.find(({ id }) => id === address.id)
  }

  open(address: WebhookAddress | null): void {
    const { user } = this.#deps.account
    this.address = address
    if (address === null) this.shown = null
    this.drawerHistory.visited(address !== null)
    if (user == null || !mayManageWebhooks(user)) return
    const id = address?.shows === 'log' && address.id !== 'new' ? address.id : null
    this.log.open(id, address?.page ?? 1)
    void this.load()
  }

  async load(): Promise<void> {
    await this.list.load()
    this.fill()
  }

  /** Takes what is known into the form, once for each visit of it. */
  fill(): void {
    const { address, webhook } = this
    if (address?.shows !== 'form' || this.#filled === address.id) return
    if (address.id !== 'new' && webhook === undefined) return
    this.#filled = address.id
    this.url = webhook?.url ?? ''
    this.events = webhook?.events.filter(isWebhookEvent) ?? NONE
    this.saving.reset()
  }

  changeUrl(url: string): void {
    this.url = url
    this.saving.clearError('url')
  }

  toggle(event: WebhookEvent): void {
    this.events = this.events.includes(event)
      ? this.events.filter(each => each !== event)
      : [...this.events, event]
    this.saving.clearError('events')
  }

  toggleAll(): void {
    this.events = this.events.length === WEBHOOK_EVENTS.length ? NONE : WEBHOOK_EVENTS
    this.saving.clearError('events')
  }

  /** Drops what was typed. */
  clear(): void {
    this.#filled = null
    this.url = ''
    this.events = NONE
    this.saving.reset()
  }

  /** Resolves to whether it was saved. The secret of a new one is then in `shown`. */
  async save(): Promise<boolean> {
    const { webhook, address } = this
    const { webhooks } = this.#deps
    const read = readWebhookForm({ url: this.url, events: this.events })
    if (!read.ok) {
      this.saving.rejectLocally(read.refusal)
      return false
    }
    if (address?.id === 'new') {
      const made = await this.saving.send(() => webhooks.create(read.value))
      void this.load()
      if (made === undefined) return false
      this.clear()
      this.showSecret(made.value)
      return true
    }
    if (webhook === undefined) return false
    // An event that this portal does not know stays chosen.
    const unknown = webhook.events.filter(event => !isWebhookEvent(event))
    const events = [...read.value.events, ...unknown]
    const saved = await this.saving.send(() =>
      webhooks.update({ id: webhook.id, url: read.value.url, events }),
    )
    if (saved === undefined) return false
    this.clear()
    this.#deps.say(`Webhook to ${webhookHost(saved.value)} saved.`)
    await this.load()
    return true
  }

  showSecret(made: WebhookWithSecret): void {
    if (this.address !== null) this.shown = made
  }

  requestRemoval(webhook: Webhook): void {
    this.removal.reset()
    this.removing = webhook
  }

  leaveRemoval(): void {
    if (!this.removal.isPending) this.removing = null
  }

  async remove(): Promise<void> {
    const { removing } = this
    if (removing === null) return
    const answer = await this.removal.send(() => this.#deps.webhooks.remove({ id: removing.id }))
    if (answer === undefined) return
    runInAction(() => this.leaveRemoval())
    this.#deps.say(`Webhook to ${webhookHost(removing)} removed.`)
    await this.load()
  }

  dispose(): void {
    this.list.dispose()
    this.log.dispose()
    this.shown = null
  }
}
