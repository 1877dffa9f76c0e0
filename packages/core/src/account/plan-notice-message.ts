import type { Message } from '../shared/error-messages.ts'
import { mayInCompany } from './billing/company-actions.ts'
import type { PlanNotice } from './plan-notices.ts'
import type { CurrentUser } from './user.ts'

/** What each notice says. Source: section 4, "Notices"; section 8, "Plan limit". Choice: the words are ours. */
export const NOTICE_MESSAGES: Readonly<Record<PlanNotice, Message>> = {
  'plan-limit': {
    title: 'No searches left',
    explanation: 'Your plan’s carrier searches are used up, so this search was not made.',
    advice: 'Choose a larger plan in your account.',
    requestId: null,
  },
  'no-export': {
    title: 'Export is not in your plan',
    explanation: 'Your company’s plan does not include exports, so no file was made.',
    advice: 'Choose a plan with exports in your account.',
    requestId: null,
  },
}

/** Whom a notice about the plan sends where. */
export interface PlanNoticeMessage extends Message {
  /** Whether the reader may choose another plan; else the advice says whom to ask. */
  readonly mayChoosePlan: boolean
}

/**
 * What a notice about the plan says to a user: who may change the plan is sent to it, everybody else to those who may.
 *
 * Source: section 4, "Notices".
 */
export const planNoticeMessage = (
  user: Pick<CurrentUser, 'company' | 'scopes'>,
  notice: PlanNotice,
): PlanNoticeMessage => {
  const mayChoosePlan = mayInCompany(user, 'change-plan')
  const words = NOTICE_MESSAGES[notice]
  return mayChoosePlan
    ? { ...words, mayChoosePlan }
    : {
        ...words,
        advice: 'Somebody who manages users in your company can choose another plan.',
        mayChoosePlan,
      }
}
