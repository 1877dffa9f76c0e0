import { aConnection, aConnectionInProgress, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { carrierListCounts, connectionsInTab } from './connections-in-tab.ts'

const first = aConnection({ id: id(1) })
const under = aConnectionInProgress({ id: id(2) })
const waiting = aConnectionInProgress({ id: id(3), latestPacket: null })
const second = aConnection({ id: id(4) })
const gone = aConnection({ id: id(5), isDismissed: true })
const all = [second, under, waiting, first, gone]

describe('a carrier list tab', () => {
  it('a carrier list tab shows its connections in their given order', () => {
    expect(connectionsInTab(all, 'my-carriers')).toEqual([second, first])
    expect(connectionsInTab(all, 'in-progress')).toEqual([under])
    expect(connectionsInTab(all, 'on-hold')).toEqual([])
  })

  it('every carrier list tab has a count, even when empty', () => {
    expect(carrierListCounts(all)).toEqual({
      'my-carriers': 2,
      'in-progress': 1,
      'on-hold': 0,
      'do-not-dispatch': 0,
      dismissed: 1,
    })
  })
})
