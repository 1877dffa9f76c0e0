import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONNECTION_STATUSES } from '../carrier/connection-status.ts'
import { isOnHold } from '../carrier/hold.ts'
import { CARRIER_LIST_TAB_NAMES } from './carrier-list-tabs.ts'
import { changeConnection } from './change-connection.ts'
import type { Connection } from './connection.ts'
import { actionsFor } from './connection-actions.ts'
import { carrierListCounts, connectionsInTab } from './connections-in-tab.ts'
import { TAB_RULES, tabOfConnection } from './tab-of-connection.ts'

const MADE = { at: '2026-11-20T10:00:00.000Z', by: 'Dana Reyes' }

const { connectionChanges, connections, carrierListTabs } = arbitrary
const lists = fc.array(connections, { maxLength: 12 })

describe('laws of the carrier list tabs', () => {
  it('a connection is in at most one carrier list tab, the one for its state', () => {
    holds([connections], connection => {
      const showing = CARRIER_LIST_TAB_NAMES.filter(tab => connectionsInTab([connection], tab).length > 0)
      const tab = tabOfConnection(connection)
      expect(showing).toEqual(tab === null ? [] : [tab])
    })
  })

  it('the tab of a connection does not depend on other connections or their order', () => {
    holds([lists, carrierListTabs], (all, tab) => {
      const alone = all.filter(each => connectionsInTab([each], tab).length > 0)
      expect(connectionsInTab(all, tab)).toEqual(alone)
      expect(connectionsInTab(all.toReversed(), tab)).toEqual(alone.toReversed())
    })
  })

  it('the counts of all carrier list tabs add up to the connections that have a tab', () => {
    holds([lists], all => {
      const counts = Object.values(carrierListCounts(all)).reduce((sum, each) => sum + each, 0)
      expect(counts).toBe(all.filter(each => tabOfConnection(each) !== null).length)
    })
  })

  it('a do-not-dispatch connection is in its own tab, whatever else is true of it', () => {
    holds([connections], connection => {
      expect(tabOfConnection(connection) === 'do-not-dispatch').toBe(connection.status === 'do_not_dispatch')
    })
  })

  it('a dismissed connection is in no tab of carriers in use', () => {
    holds([connections], connection => {
      expect(['dismissed', 'do-not-dispatch']).toContain(
        tabOfConnection({ ...connection, isDismissed: true }),
      )
    })
  })

  it('a complete packet is never in progress, and an on-hold one never usable', () => {
    holds([connections, fc.constantFrom('complete', 'held')], (connection, status) => {
      const latestPacket = { status, updatedAt: '2026-11-18T10:00:00.000Z' }
      const tab = tabOfConnection({ ...connection, latestPacket })
      expect(tab).not.toBe(status === 'held' ? 'my-carriers' : 'on-hold')
      expect(tab).not.toBe('in-progress')
    })
  })

  it('every connection in a tab satisfies the condition of the tab', () => {
    holds([connections], connection => {
      const tab = tabOfConnection(connection)
      if (tab === null) expect(TAB_RULES.filter(({ holds: each }) => each(connection))).toEqual([])
      else expect(TAB_RULES.find(rule => rule.tab === tab)?.holds(connection)).toBe(true)
    })
  })
})

const stateOf = ({ status, isDismissed }: Connection) => `${status} ${isDismissed}`
const STATES = new Set(CONNECTION_STATUSES.flatMap(status => [`${status} true`, `${status} false`]))

describe('laws of changes to a connection', () => {
  it('a change of a connection never changes its two companies, nor its packet unless by a hold', () => {
    holds([connections, connectionChanges], (connection, change) => {
      const { id, issuerId, carrierId, receiver, latestPacket } = connection
      const isOfPacket = change.kind === 'hold' || change.kind === 'release'
      expect(changeConnection(connection, change, MADE)).toMatchObject({
        id,
        issuerId,
        carrierId,
        receiver,
        ...(!isOfPacket && { latestPacket }),
      })
    })
  })

  it('making the same change of a connection twice is the same as making it once', () => {
    holds([connections, connectionChanges], (connection, change) => {
      const once = changeConnection(connection, change, MADE)
      expect(changeConnection(once, change, MADE)).toEqual(once)
    })
  })

  it('a hold and its release give back the status of the packet, and the tab', () => {
    holds([connections], connection => {
      if (isOnHold(connection)) return
      const held = changeConnection(connection, { kind: 'hold' }, MADE)
      expect(isOnHold(held)).toBe(connection.latestPacket !== null)
      const back = changeConnection(held, { kind: 'release' }, MADE)
      expect(back).toMatchObject({ status: connection.status, isDismissed: connection.isDismissed })
      expect(back.latestPacket?.status).toBe(connection.latestPacket?.status)
      expect(tabOfConnection(back)).toBe(tabOfConnection(connection))
    })
  })

  it('dismissing and restoring a connection puts it back in its tab', () => {
    holds([connections], connection => {
      const there = { ...connection, isDismissed: false }
      const back = changeConnection(
        changeConnection(there, { kind: 'dismiss' }, MADE),
        { kind: 'restore' },
        MADE,
      )
      expect(back).toEqual(there)
      expect(tabOfConnection(back)).toBe(tabOfConnection(there))
    })
  })

  it('do not dispatch without notes only changes the status of a connection', () => {
    holds([connections], connection => {
      expect(changeConnection(connection, { kind: 'do-not-dispatch' }, MADE)).toEqual(
        changeConnection(connection, { kind: 'set-status', status: 'do_not_dispatch' }, MADE),
      )
    })
  })

  it('a connection always has an available action, and each one changes the connection', () => {
    holds([connections], connection => {
      const offered = actionsFor(connection)
      expect(offered.length).toBeGreaterThan(0)
      for (const { change } of offered)
        expect(changeConnection(connection, change, MADE)).not.toEqual(connection)
    })
  })

  it('a carrier can be set to do not dispatch in one step from every other status', () => {
    holds([connections], connection => {
      const blocks = actionsFor(connection).some(({ change }) => change.kind === 'do-not-dispatch')
      expect(blocks).toBe(connection.status !== 'do_not_dispatch')
    })
  })

  it('every state of a connection can be reached from every other by available actions', () => {
    holds([connections], start => {
      const reached = new Set<string>()
      const open = [start]
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (reached.has(stateOf(next))) continue
        reached.add(stateOf(next))
        for (const { change } of actionsFor(next)) open.push(changeConnection(next, change, MADE))
      }
      expect(reached).toEqual(STATES)
    })
  })
})
