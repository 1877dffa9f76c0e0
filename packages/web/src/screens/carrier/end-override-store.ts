import {
  type CarrierId,
  type Failure,
  failureOf,
  type Refusal,
  type RuleOverride,
  type RuleOverrides,
  ruleName,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'

export interface EndOverrideDeps {
  readonly carrierId: CarrierId
  readonly ruleOverrides: Pick<RuleOverrides, 'deactivate'>
  readonly ended: (override: RuleOverride, words: string) => void
  readonly reload: () => Promise<void>
}

/** Ends an override after a confirmation, as the carrier may fail by it. Section 4, "Override lifecycle". */
export class EndOverrideStore {
  /** The override to be confirmed. */
  requested: RuleOverride | null = null
  isPending = false
  error: string | null = null
  readonly #deps: EndOverrideDeps

  constructor(deps: EndOverrideDeps) {
    this.#deps = deps
    makeAutoObservable(this, { requested: observableRef }, { autoBind: true })
  }

  request(override: RuleOverride): void {
    this.requested = override
    this.error = null
  }

  leave(): void {
    if (!this.isPending) this.requested = null
  }

  async confirm(): Promise<void> {
    const { requested } = this
    if (requested === null || this.isPending) return
    this.isPending = true
    this.error = null
    try {
      const answer = await this.#deps.ruleOverrides.deactivate({
        carrierId: this.#deps.carrierId,
        ruleType: requested.ruleType,
        ...(requested.classificationId !== null && { classificationId: requested.classificationId }),
      })
      if (answer.ok) {
        runInAction(() => {
          this.requested = null
          this.#deps.ended(answer.value, `Override ended. ${ruleName(requested.ruleType)} counts again.`)
        })
      } else {
        runInAction(() => {
          this.error = refusalMessage(answer.refusal)
        })
        if (isLost(answer.refusal)) await this.#deps.reload()
      }
    } catch (thrown) {
      runInAction(() => {
        this.error = failureMessage(failureOf(thrown))
      })
    } finally {
      runInAction(() => {
        this.isPending = false
      })
    }
  }
}

const isLost = ({ kind }: Refusal): boolean =>
  kind === 'conflict' || kind === 'invalid' || kind === 'not-found'

const refusalMessage = (refusal: Refusal): string => {
  if (isLost(refusal))
    return 'Somebody has ended or changed this override meanwhile. The rule is shown as it stands now.'
  if (refusal.kind === 'forbidden') {
    return forbiddenMessage(refusal.message, 'Not ended: your role does not allow overrides')
  }
  return refusal.kind === 'unauthenticated'
    ? 'Not ended: your session has ended.'
    : 'Not ended: the server refused it.'
}

const failureMessage = ({ kind }: Failure): string =>
  kind === 'offline'
    ? 'Not ended: no connection. Try again when you are connected.'
    : 'Not ended: the server had trouble answering. Try again.'
