import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { NOTICE_WORDS, planNoticeWords } from './plan-notice-words.ts'
import { PLAN_NOTICES } from './plan-notices.ts'

it.each(PLAN_NOTICES)('%s sends who may change the plan to it, and others to whom they can ask', notice => {
  expect(planNoticeWords(aUser({ scopes: ['manage_users'] }), notice)).toEqual({
    ...NOTICE_WORDS[notice],
    mayChoosePlan: true,
  })
  expect(planNoticeWords(aUser({ scopes: [] }), notice)).toEqual({
    ...NOTICE_WORDS[notice],
    advice: 'Somebody who manages users in your company can choose another plan.',
    mayChoosePlan: false,
  })
})
