import { aRateConfirmation, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  countRateConfirmations,
  listRateConfirmations,
  rateConfirmationsParamsFor,
} from './list-rate-confirmations.ts'

const everyone = { showsOwnOnly: false, userId: id<'user'>(5) }

describe('what the list requests', () => {
  it('the rate confirmation list requests the tab and the page, and no inactive filter', () => {
    const params = { tab: 'flagged', page: 2 } as const
    expect(rateConfirmationsParamsFor({ ...params, carrierName: null, creatorId: null }, everyone)).toEqual(
      params,
    )
    expect(rateConfirmationsParamsFor({ ...params, carrierName: '  ', creatorId: null }, everyone)).toEqual(
      params,
    )
  })

  it('the rate confirmation list requests the trimmed name, and only own ones if the setting says so', () => {
    const choice = { tab: 'all', page: 1, carrierName: ' eagle ', creatorId: null } as const
    expect(rateConfirmationsParamsFor(choice, { ...everyone, showsOwnOnly: true })).toEqual({
      tab: 'all',
      page: 1,
      creatorId: 5,
      carrierName: 'eagle',
    })
  })
})

describe('the list', () => {
  const own = aRateConfirmation({ id: id(1), creatorId: id(5) })
  const delivered = aRateConfirmation({ id: id(3), status: 'delivered', carrierLegalName: null })
  const flagged = aRateConfirmation({ id: id(2), openTicketsCount: 1, carrierLegalName: 'TERN LINES' })
  const all = [own, delivered, flagged]

  it.each([
    [{}, [delivered, flagged, own]],
    [{ tab: 'viewed' }, [flagged, own]],
    [{ tab: 'flagged' }, [flagged]],
    [{ tab: 'flagged', status: 'viewed' }, [flagged]],
    [{ tab: 'flagged', status: 'delivered' }, []],
    [{ status: 'delivered' }, [delivered]],
    [{ creatorId: id<'user'>(5) }, [own]],
    [{ carrierName: 'tern' }, [flagged]],
    [{ carrierName: '' }, [delivered, flagged, own]],
  ] as const)('the rate confirmation list for %j has its rows', (params, rows) => {
    expect(listRateConfirmations(all, { tab: 'all', ...params })).toEqual(rows)
  })

  it('rate confirmations are counted per tab, narrowed by creator and carrier as the list is', () => {
    expect(countRateConfirmations(all, {})).toEqual({ all: 3, viewed: 2, flagged: 1, delivered: 1 })
    expect(countRateConfirmations(all, { creatorId: id(5) }).all).toBe(1)
    expect(countRateConfirmations(all, { carrierName: 'tern' })).toEqual({
      all: 1,
      viewed: 1,
      flagged: 1,
      delivered: 0,
    })
  })
})
