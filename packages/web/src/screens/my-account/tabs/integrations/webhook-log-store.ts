import {
  deliveryResultText,
  type Page,
  type Webhook,
  type WebhookDelivery,
  type WebhookId,
  type Webhooks,
  type WebhookWithSecret,
  webhookHost,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

interface Deps {
  readonly webhooks: Webhooks
  readonly say: (text: string) => void
  /** The list of webhooks is to be read again. */
  readonly changed: () => Promise<unknown>
  readonly show: (made: WebhookWithSecret) => void
}

/** The log of one webhook, and what is done to it from there: a test, a repeat, a switch, a new secret. */
export class WebhookLogStore {
  readonly deliveries: Query<Page<WebhookDelivery>, { readonly id: WebhookId; readonly page: number }>
  readonly sending = new Submission(submissionMessages('Not sent'))
  readonly switching = new Submission(submissionMessages('Not switched'))
  readonly rotation = new Submission(submissionMessages('Not changed'))
  id: WebhookId | null = null
  page = 1
  /** Whether the change of the secret is to be confirmed. */
  isRotating = false
  /** What became of the last test or repeat. Null: none was sent since the log was opened. */
  result: WebhookDelivery | null = null
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
    this.deliveries = new Query((params, signal) => deps.webhooks.deliveries(params, signal))
    makeAutoObservable(
      this,
      { deliveries: false, sending: false, switching: false, rotation: false, result: observableRef },
      { autoBind: true },
    )
  }

  get resultText(): string | null {
    return this.result === null ? null : deliveryResultText(this.result)
  }

  open(id: WebhookId | null, page: number): void {
    if (id !== this.id) {
      this.result = null
      for (const each of [this.sending, this.switching]) each.reset()
      this.deliveries.reset()
    }
    this.id = id
    this.page = page
    if (id !== null) void this.load()
  }

  async load(): Promise<void> {
    if (this.id !== null) await this.deliveries.load({ id: this.id, page: this.page })
  }

  async sendTest(): Promise<void> {
    const { id } = this
    if (id === null) return
    const answer = await this.sending.send(() => this.#deps.webhooks.sendTest({ id }))
    if (answer !== undefined) await this.report(answer.value)
  }

  async resend(delivery: WebhookDelivery): Promise<void> {
    const answer = await this.sending.send(() => this.#deps.webhooks.resend({ id: delivery.id }))
    if (answer !== undefined) await this.report(answer.value)
  }

  async report(result: WebhookDelivery): Promise<void> {
    this.result = result
    await Promise.all([this.load(), this.#deps.changed()])
  }

  async switch(webhook: Webhook): Promise<void> {
    const isOn = !webhook.isOn
    const answer = await this.switching.send(() => this.#deps.webhooks.update({ id: webhook.id, isOn }))
    if (answer === undefined) return
    this.#deps.say(`Webhook to ${webhookHost(webhook)} switched ${isOn ? 'on' : 'off'}.`)
    await Promise.all([this.load(), this.#deps.changed()])
  }

  requestRotation(): void {
    this.rotation.reset()
    this.isRotating = true
  }

  leaveRotation(): void {
    if (!this.rotation.isPending) this.isRotating = false
  }

  async rotateSecret(): Promise<void> {
    const { id } = this
    if (id === null) return
    const answer = await this.rotation.send(() => this.#deps.webhooks.rotateSecret({ id }))
    void this.#deps.changed()
    if (answer === undefined) return
    this.leaveRotation()
    this.#deps.show(answer.value)
  }

  dispose(): void {
    this.deliveries.dispose()
    this.result = null
  }
}
