import {
  type ClassificationId,
  lastDayText,
  type Problem,
  type Refusal,
  type RuleOverride,
  readableRuleName,
} from '@fairhaul/core'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'
import { problemsMessage, sessionEndedMessage } from '../../stores/submission-messages.ts'

export const NOT_SAVED = 'Not saved'

/** Problems of the rule are shown for the form as a whole. */
export const withNotSaved = ({ field, message }: Problem): Problem => ({
  field,
  message: field === 'ruleType' ? `${NOT_SAVED}. ${message}` : message,
})

/** Whether someone else was first, so that the carrier shown is out of date. */
export const isOutdated = (refusal: Refusal | undefined): boolean =>
  refusal?.kind === 'conflict' ||
  (refusal?.kind === 'invalid' && refusal.problems.some(({ field }) => field === 'ruleType'))

/** Why an override was not saved. Null: the problems are shown beside their fields. */
export const refusalMessage = (refusal: Refusal, others: readonly string[]): string | null => {
  switch (refusal.kind) {
    case 'invalid':
      return problemsMessage(others, NOT_SAVED)
    case 'conflict':
      return (
        refusal.message ?? 'Not saved: someone else has changed this rule. You are seeing the latest version.'
      )
    case 'forbidden':
      return forbiddenMessage(refusal.message, 'Not saved: your permissions do not allow overrides')
    case 'unauthenticated':
      return sessionEndedMessage(NOT_SAVED)
    case 'too-many':
      return 'Not saved: too many changes. Try again in a moment.'
    default:
      return 'Not saved: this carrier or rule is no longer there.'
  }
}

/** What is said once an override is saved: "Override saved. Cargo at least 100,000 passes until Mar 4, 2027." */
export const savedMessage = (
  { ruleType, expiresOn, classificationId }: RuleOverride,
  nameOf: (id: ClassificationId) => string,
): string => {
  const what = classificationId === null ? '' : ` for ${nameOf(classificationId)}`
  return `Override saved. ${readableRuleName(ruleType)} passes${what} ${lastDayText(expiresOn)}.`
}
