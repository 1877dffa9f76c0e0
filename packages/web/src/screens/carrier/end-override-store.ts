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
import { forbiddenWords } from '../../parts/trouble/forbidden-words.ts'

export interface EndOverrideNeeds {
  readonly carrierId: CarrierId
  readonly ruleOverrides: Pick<RuleOverrides, 'deactivate'>
  readonly ended: (override: RuleOverride, words: string) => void
  readonly reload: () => Promise<void>
}

/** Ending an override, asked once more before it is done: the carrier may fail by it. Section 4, "Override lifecycle". */
export class EndOverrideStore {
  /** The override that is about to be ended. */
  asked: RuleOverride | null = null
  isPending = false
  trouble: string | null = null
  readonly #needs: EndOverrideNeeds

  constructor(needs: EndOverrideNeeds) {
    this.#needs = needs
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true })
  }

  ask(override: RuleOverride): void {
    this.asked = override
    this.trouble = null
  }

  leave(): void {
    if (!this.isPending) this.asked = null
  }

  async confirm(): Promise<void> {
    const { asked } = this
    if (asked === null || this.isPending) return
    this.isPending = true
    this.trouble = null
    try {
      const answer = await this.#needs.ruleOverrides.deactivate({
        carrierId: this.#needs.carrierId,
        ruleType: asked.ruleType,
        ...(asked.classificationId !== null && { classificationId: asked.classificationId }),
      })
      if (answer.ok) {
        runInAction(() => {
          this.asked = null
          this.#needs.ended(answer.value, `Override ended. ${ruleName(asked.ruleType)} counts again.`)
        })
      } else {
        runInAction(() => {
          this.trouble = refusalWords(answer.refusal)
        })
        if (isLost(answer.refusal)) await this.#needs.reload()
      }
    } catch (thrown) {
      runInAction(() => {
        this.trouble = failureWords(failureOf(thrown))
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

const refusalWords = (refusal: Refusal): string => {
  if (isLost(refusal))
    return 'Somebody has ended or changed this override meanwhile. The rule is shown as it stands now.'
  if (refusal.kind === 'forbidden') {
    return forbiddenWords(refusal.message, 'Not ended: your role does not allow overrides')
  }
  return refusal.kind === 'unauthenticated'
    ? 'Not ended: your session has ended.'
    : 'Not ended: the server refused it.'
}

const failureWords = ({ kind }: Failure): string =>
  kind === 'offline'
    ? 'Not ended: no connection. Try again when you are connected.'
    : 'Not ended: the server had trouble answering. Try again.'
