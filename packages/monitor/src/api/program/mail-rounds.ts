import { setTimeout } from 'node:timers/promises'
import { mailSwitchedOff } from '../../company/webhooks/webhook-mail.ts'
import { mailDueUserInvitations } from '../../company/user-invitations/user-invitation-mails.ts'
import { mailDueConfirmations } from '../../freight/sent-confirmations/confirmation-mails.ts'
import { logLine } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { mailDueConnectionInvitations } from '../../onboarding/connection-invitation-mails.ts'
import { refreshAllAlerts } from '../../freight/alerts/refresh-alerts.ts'
import { auditDueLoads } from '../../freight/audit/audit-loads.ts'
import { sendDueDigests } from '../../onboarding/digests/send-digests.ts'
import { putDueInForce } from '../../own-carriers/policy/put-in-force.ts'

const ROUND_MS = 15_000

/** What is due, a few at a time; each passes on each fault. First the policies, by which alerts and digests are made. */
const ROUNDS = [
  putDueInForce,
  (services: Services, _: unknown, stopping: AbortSignal) => refreshAllAlerts(services, stopping),
  auditDueLoads,
  mailDueUserInvitations,
  mailDueConnectionInvitations,
  mailDueConfirmations,
  sendDueDigests,
  mailSwitchedOff,
]

/**
 * Sends the mails that were not sent right after their response: the mail server was away, or the process ended. Any
 * number of processes may do so over one database: each mail belongs to one at a time.
 */
export class MailRounds {
  readonly #services: Services
  readonly #stopping = new AbortController()
  #going: Promise<void> | undefined

  constructor(services: Services) {
    this.#services = services
  }

  start(): void {
    this.#going ??= this.#go()
  }

  /** Starts no more rounds, and waits for the running one. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#going
  }

  /** One round. */
  async runOnce(): Promise<void> {
    const { signal } = this.#stopping
    for (const round of ROUNDS) {
      try {
        await round(this.#services, fault => this.#log(fault), signal)
      } catch (fault) {
        // A database outage must not end the rounds.
        this.#log(fault)
      }
    }
  }

  async #go(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.runOnce()
      // Aborted: the loop checks it.
      await setTimeout(ROUND_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  #log(fault: unknown): void {
    this.#services.config.log?.(logLine({ requestId: '-', route: 'mail', status: 500, ms: 0, fault }))
  }
}
