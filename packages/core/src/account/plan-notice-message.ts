import type { Message } from '../shared/error-messages.ts'
import { mayInCompany } from './billing/company-actions.ts'
import type { PlanNotice } from './plan-notices.ts'
import type { CurrentUser } from './user.ts'

/** The text of each notice. Source: section 4, "Notices"; section 8, "Plan limit". Choice: the wording is ours. */
export const NOTICE_MESSAGES: Readonly<Record<PlanNotice, Message>> = {
  'plan-limit': {
    title: 'No searches left',
    explanation: 'You have used all the carrier searches in your plan, so this search was not run.',
    advice: 'Choose a larger plan in My account.',
    requestId: null,
  },
  'no-export': {
    title: 'Export is not in your plan',
    explanation: 'Your company’s plan does not include exports, so no file was made.',
    advice: 'Choose a plan with exports in My account.',
    requestId: null,
  },
}

/** The reader of a notice about the plan. */
export interface PlanNoticeMessage extends Message {
  /** Whether they may choose another plan; otherwise the advice names whom to ask. */
  readonly mayChoosePlan: boolean
}

/**
 * The message of a notice about the plan: a user who may change the plan gets a link to it, everyone else whom to ask.
 *
 * Source: section 4, "Notices".
 */
export const planNoticeMessage = (
  user: Pick<CurrentUser, 'company' | 'scopes'>,
  notice: PlanNotice,
): PlanNoticeMessage => {
  const mayChoosePlan = mayInCompany(user, 'change-plan')
  const message = NOTICE_MESSAGES[notice]
  return mayChoosePlan
    ? { ...message, mayChoosePlan }
    : {
        ...message,
        advice: 'An admin at your company can choose another plan.',
        mayChoosePlan,
      }
}
