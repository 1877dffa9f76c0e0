import { aRateConfirmationMail, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { countMails, listMails, mailsParams } from './list-mails.ts'

const everyone = { showsOwnOnly: false, userId: id<'user'>(5) }

describe('what the list of e-mails requests', () => {
  it('the e-mail list requests the tab and the page, and no inactive filter', () => {
    const params = { tab: 'flagged', page: 2 } as const
    expect(mailsParams({ ...params, subject: null, creatorId: null }, everyone)).toEqual(params)
    expect(mailsParams({ ...params, subject: '  ', creatorId: null }, everyone)).toEqual(params)
  })

  it('the e-mail list requests the trimmed subject, and only own e-mails if the setting says so', () => {
    const choice = { tab: 'all', page: 1, subject: ' 4471 ', creatorId: null } as const
    expect(mailsParams(choice, { ...everyone, showsOwnOnly: true })).toEqual({
      tab: 'all',
      page: 1,
      creatorId: 5,
      subject: '4471',
    })
  })
})

describe('the list of e-mails', () => {
  const own = aRateConfirmationMail({ id: id(1), userId: id(5) })
  const flagged = aRateConfirmationMail({ id: id(3), status: 'flagged', subject: null })
  const undelivered = aRateConfirmationMail({ id: id(2), status: 'undelivered', subject: 'LOAD 90' })
  const all = [own, flagged, undelivered]

  it.each([
    [{}, [flagged, undelivered, own]],
    [{ tab: 'delivered' }, [own]],
    [{ tab: 'flagged' }, [flagged]],
    [{ creatorId: id<'user'>(5) }, [own]],
    [{ subject: 'load 90' }, [undelivered]],
    [{ subject: '' }, [flagged, undelivered, own]],
  ] as const)('the e-mail list for %j has its rows', (params, rows) => {
    expect(listMails(all, { tab: 'all', ...params })).toEqual(rows)
  })

  it('e-mails are counted per tab, narrowed by sender and subject as the list is', () => {
    expect(countMails(all, {})).toEqual({ all: 3, flagged: 1, undelivered: 1, delivered: 1 })
    expect(countMails(all, { creatorId: id(5) })).toEqual({
      all: 1,
      flagged: 0,
      undelivered: 0,
      delivered: 1,
    })
    expect(countMails(all, { subject: 'load 90' }).undelivered).toBe(1)
  })
})
