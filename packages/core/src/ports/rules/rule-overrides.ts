import type { RuleOverride } from '../../rules/override.ts'
import type { RuleType } from '../../rules/rule-types.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId, ClassificationId, RuleOverrideId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'
import type { UploadedFile } from '../../shared/files.ts'

/** What a new override says; it is active from its making. Source: section 4, "Override lifecycle". */
export interface CreateOverride {
  readonly carrierId: CarrierId
  readonly ruleType: RuleType
  /** 2080-01-01 is indefinite. */
  readonly expiresOn: CalendarDate
  readonly classificationId?: ClassificationId
  readonly file?: UploadedFile
}

/** Accepted exceptions to rules. Source: section 7, "Areas and rules"; section 4, "Override lifecycle". */
export interface RuleOverrides {
  /** Those of one carrier, 50 a page, newest first. */
  list(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<RuleOverride>, Refusal>>
  /** One override. Refuses: `not-found`. */
  find(
    params: { readonly id: RuleOverrideId },
    signal?: CancelSignal,
  ): Promise<Outcome<RuleOverride, Refusal>>
  /** Accepts an exception. Refuses: `invalid` by field, `conflict` where one is active already. */
  create(params: CreateOverride): Promise<Outcome<RuleOverride, Refusal>>
  /** Ends the active override of one rule for one carrier. */
  deactivate(params: {
    readonly carrierId: CarrierId
    readonly ruleType: RuleType
    readonly classificationId?: ClassificationId
  }): Promise<Outcome<RuleOverride, Refusal>>
  /** Begins or ends one override. Refuses: `conflict` where another is active already. */
  setActive(params: {
    readonly id: RuleOverrideId
    readonly isActive: boolean
  }): Promise<Outcome<RuleOverride, Refusal>>
}
