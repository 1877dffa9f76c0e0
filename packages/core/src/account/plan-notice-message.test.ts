import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { NOTICE_MESSAGES, planNoticeMessage } from './plan-notice-message.ts'
import { PLAN_NOTICES } from './plan-notices.ts'

it.each(PLAN_NOTICES)(
  'the notice %s sends those who may change the plan to it, and others to a colleague who can',
  notice => {
    expect(planNoticeMessage(aUser({ scopes: ['manage_users'] }), notice)).toEqual({
      ...NOTICE_MESSAGES[notice],
      mayChoosePlan: true,
    })
    expect(planNoticeMessage(aUser({ scopes: [] }), notice)).toEqual({
      ...NOTICE_MESSAGES[notice],
      advice: 'An admin at your company can choose another plan.',
      mayChoosePlan: false,
    })
  },
)
