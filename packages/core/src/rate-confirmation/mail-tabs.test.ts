import { describe, expect, it } from 'vitest'
import { isInMailTab, MAIL_TABS, type MailTab, mailTabOf } from './mail-tabs.ts'

const TABS = ['all', 'flagged', 'undelivered', 'delivered'] as const satisfies readonly MailTab[]

describe('the tabs of e-mails', () => {
  it('the e-mail tabs are four, with labels', () => {
    expect(TABS.map(tab => MAIL_TABS[tab])).toEqual(['All', 'Flagged', 'Undelivered', 'Delivered'])
    expect(Object.keys(MAIL_TABS)).toEqual(TABS)
  })

  it.each(['flagged', 'undelivered', 'delivered'] as const)(
    'an e-mail that is %s is in All and in its own tab',
    status => {
      expect(TABS.filter(tab => isInMailTab({ status }, tab))).toEqual(['all', status])
    },
  )

  it.each([
    ['undelivered', 'undelivered'],
    ['completed', 'all'],
    ['constructor', 'all'],
    [null, 'all'],
  ])('the e-mail tab named %j is %s', (name, tab) => {
    expect(mailTabOf(name)).toBe(tab)
  })
})
