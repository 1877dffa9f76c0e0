import { aRateConfirmationMail, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { listMails, mailsParams } from './list-mails.ts'

const everyone = { showsOwnOnly: false, userId: id<'user'>(5) }

describe('what the list of e-mails is asked for', () => {
  it('the e-mail list requests the tab and the page, and no inactive filter', () => {
    const params = { tab: 'flagged', page: 2 } as const
    expect(mailsParams({ ...params, subject: null }, everyone)).toEqual(params)
    expect(mailsParams({ ...params, subject: '  ' }, everyone)).toEqual(params)
  })

  it('the e-mail list requests the trimmed subject, and only own e-mails if the setting says so', () => {
    const choice = { tab: 'all', page: 1, subject: ' 4471 ' } as const
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
})
