import {
  type CarrierId,
  type CarrierSummary,
  done,
  type Failure,
  type Outcome,
  type Refusal,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'
import { Submission } from '../../stores/submission.ts'
import { customMessages, sessionEndedShortMessage } from '../../stores/submission-messages.ts'

type Subscription = CarrierSummary['subscription']

/**
 * Starts and stops the monitoring of carriers, one change at a time for each carrier.
 *
 * Choice: when monitoring is to stop and the carrier turns out not to be monitored, that counts as stopped; the broker
 * has what they requested.
 */
export class Monitoring {
  readonly changes = new Map<CarrierId, Submission>()
  /** Whether a carrier has been monitored since the last change that was made here and not undone. */
  readonly made = new Map<CarrierId, boolean>()
  readonly #subscriptions: Subscriptions
  readonly #changed: (id: CarrierId, subscription: Subscription) => void

  /** `changed` is called with the subscription after each change. */
  constructor(subscriptions: Subscriptions, changed: (id: CarrierId, subscription: Subscription) => void) {
    this.#subscriptions = subscriptions
    this.#changed = changed
    makeAutoObservable(this, { changes: observableShallow, made: observableShallow }, { autoBind: true })
  }

  /** The change of a carrier that is pending or went wrong. Empty: none. */
  changeOf(id: CarrierId): Submission | undefined {
    return this.changes.get(id)
  }

  /** Undoes the last change of a carrier that was made here. Empty: does nothing without one. */
  async undo(id: CarrierId): Promise<void> {
    const isMonitored = this.made.get(id)
    if (isMonitored === undefined) return
    await (isMonitored ? this.stop(id) : this.start(id))
    if (this.changeOf(id) === undefined) runInAction(() => this.made.delete(id))
  }

  async start(id: CarrierId): Promise<void> {
    await this.#change(id, async () => {
      const response = await this.#subscriptions.subscribe({ carrierId: id })
      return response.ok ? done({ id: response.value.id, createdAt: response.value.createdAt }) : response
    })
  }

  async stop(id: CarrierId): Promise<void> {
    await this.#change(id, async () => {
      const response = await this.#subscriptions.unsubscribe({ carrierId: id })
      return response.ok || response.refusal.kind === 'not-found' ? done(null) : response
    })
  }

  async #change(id: CarrierId, request: () => Promise<Outcome<Subscription, Refusal>>): Promise<void> {
    const submission = this.changes.get(id) ?? new Submission(messages)
    runInAction(() => this.changes.set(id, submission))
    await submission.send(request, {
      onDone: subscription =>
        runInAction(() => {
          this.changes.delete(id)
          this.made.set(id, subscription !== null)
          this.#changed(id, subscription)
        }),
    })
  }
}

const failureMessage = ({ kind }: Failure): string =>
  kind === 'offline' ? 'Not saved: no connection' : 'Not saved: something went wrong'

const refusalMessage = (refusal: Refusal): string => {
  switch (refusal.kind) {
    case 'unauthenticated':
      return sessionEndedShortMessage('Not saved')
    case 'forbidden':
      return forbiddenMessage(refusal.message, 'Not saved: your permissions do not allow it')
    case 'too-many':
      return 'Not saved: too many changes. Try again in a moment'
    default:
      return 'Not saved: the server refused it'
  }
}

/** Why monitoring did not start or stop, short enough for a row. */
const messages = customMessages(failureMessage, refusalMessage)
