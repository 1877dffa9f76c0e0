import { expect, it } from 'vitest'
import { NOTICE_MESSAGES } from './plan-notice-message.ts'
import { hideNotice, NO_NOTICES, PLAN_NOTICES, showNotice } from './plan-notices.ts'

it('no notice is shown at first', () => {
  expect(NO_NOTICES).toEqual({ 'plan-limit': false, 'no-export': false })
})

it.each(PLAN_NOTICES)('the notice %s is shown and hidden independently of the other', notice => {
  const shown = showNotice(NO_NOTICES, notice)
  expect(shown).toEqual({ ...NO_NOTICES, [notice]: true })
  const both = { 'plan-limit': true, 'no-export': true }
  expect(hideNotice(both, notice)).toEqual({ ...both, [notice]: false })
})

it('each notice names what was not done and what to do', () => {
  expect(PLAN_NOTICES).toEqual(['plan-limit', 'no-export'])
  expect(NOTICE_MESSAGES).toEqual({
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
  })
})
