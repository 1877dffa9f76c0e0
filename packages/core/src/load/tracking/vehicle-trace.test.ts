import { aTracePoint } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { lastSeen, traceInOrder, tracePath } from './vehicle-trace.ts'

const first = aTracePoint({ seenAt: '2026-11-21T09:00:00.000Z', areaName: 'Dallas' })
const twin = aTracePoint({ seenAt: '2026-11-21T10:00:00.000+01:00', areaName: 'Also Dallas' })
const last = aTracePoint({ seenAt: '2026-11-21T23:00:00.000Z', latitude: null })
const never = aTracePoint({ seenAt: 'soon' })

describe('where a truck was seen', () => {
  it('a trace is sorted by time, keeps the given order of equal instants, and drops invalid ones', () => {
    expect(traceInOrder([last, first, never, twin])).toEqual([first, twin, last])
    expect(traceInOrder([twin, last, first])).toEqual([twin, first, last])
    expect(traceInOrder([])).toEqual([])
  })

  it('the path of a truck has the sightings with a place', () => {
    expect(tracePath([last, first, aTracePoint({ longitude: 181 })])).toEqual([first])
  })

  it('the last sighting of a truck is the newest, also without a place', () => {
    expect(lastSeen([twin, last, first])).toBe(last)
    expect(lastSeen([never])).toBeNull()
  })
})
