import {
  type CarrierId,
  type Refusal,
  type RuleOverride,
  type RuleOverrides,
  readableRuleName,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'
import { Submission } from '../../stores/submission.ts'
import { customMessages, failureMessage, sessionEndedShortMessage } from '../../stores/submission-messages.ts'

export interface EndOverrideDeps {
  readonly carrierId: CarrierId
  readonly ruleOverrides: Pick<RuleOverrides, 'deactivate'>
  readonly ended: (override: RuleOverride, message: string) => void
  readonly reload: () => Promise<void>
}

const NOT_ENDED = 'Not ended'

/** Ends an override after a confirmation, as the carrier may fail without it. Section 4, "Override lifecycle". */
export class EndOverrideStore {
  /** The override to confirm the end of. */
  requested: RuleOverride | null = null
  readonly submission = new Submission(
    customMessages(failure => failureMessage(failure, NOT_ENDED, ''), refusalMessage),
  )
  isReloading = false
  readonly #deps: EndOverrideDeps

  constructor(deps: EndOverrideDeps) {
    this.#deps = deps
    makeAutoObservable(this, { requested: observableRef, submission: false }, { autoBind: true })
  }

  get isPending(): boolean {
    return this.submission.isPending || this.isReloading
  }

  request(override: RuleOverride): void {
    this.requested = override
    this.submission.reset()
  }

  leave(): void {
    if (!this.isPending) this.requested = null
  }

  async confirm(): Promise<void> {
    const { requested, submission } = this
    if (requested === null || this.isPending) return
    const { carrierId, ruleOverrides, ended, reload } = this.#deps
    const { ruleType, classificationId } = requested
    const params = { carrierId, ruleType, ...(classificationId !== null && { classificationId }) }
    await submission.send(() => ruleOverrides.deactivate(params), {
      onDone: override =>
        runInAction(() => {
          this.requested = null
          ended(override, `Override ended. ${readableRuleName(ruleType)} applies again.`)
        }),
    })
    if (submission.refusal === undefined || !isOutdated(submission.refusal)) return
    this.#setReloading(true)
    await reload()
    this.#setReloading(false)
  }

  #setReloading(isReloading: boolean): void {
    runInAction(() => {
      this.isReloading = isReloading
    })
  }
}

const isOutdated = ({ kind }: Refusal): boolean =>
  kind === 'conflict' || kind === 'invalid' || kind === 'not-found'

const refusalMessage = (refusal: Refusal): string => {
  if (isOutdated(refusal))
    return 'Someone else ended or changed this override. You are seeing the latest version.'
  if (refusal.kind === 'forbidden')
    return forbiddenMessage(refusal.message, 'Not ended: your permissions do not allow overrides')
  return refusal.kind === 'unauthenticated'
    ? `${sessionEndedShortMessage(NOT_ENDED)}.`
    : 'Not ended: the server refused it.'
}
