import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { done, refused } from '../shared/outcome.ts'
import { freightListOf } from './freight-list.ts'
import { hasLoadException, LOAD_EXCEPTIONS, loadExceptions } from './load-exceptions.ts'
import { isClosedLoad, isOpenLoad } from './load-status.ts'
import { countLoadTabs, isInLoadTab, LOAD_TABS } from './load-tabs.ts'
import { logsNewestFirst } from './log/load-log.ts'
import { logEventProblems } from './log/log-event-problems.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { stopsInOrder } from './stop/load-stop.ts'
import { mapPoint, mapStops } from './stop/map-stops.ts'
import { nextDueStop } from './stop/next-due-stop.ts'
import { WINDOW_PHASES, windowPhase } from './stop/scheduled-window.ts'
import { stopWindowText } from './stop/stop-window-text.ts'
import { nearestFirst } from './tracking/pickup-distance.ts'
import { isTrackable } from './tracking/trackable.ts'
import { trackingPhase } from './tracking/tracking-window.ts'
import { traceInOrder, tracePath } from './tracking/vehicle-trace.ts'

const { failures, loadLogs, loadNows, loads, loadSituations, loadStops, loggingSituations, refusals } =
  arbitrary
const { pickupDistances, scheduledWindows, tracePoints } = arbitrary

describe('laws of load tabs', () => {
  it('no load is both open and closed, and only an assumed delivery is neither', () => {
    holds([loads], load => {
      expect(isOpenLoad(load) && isClosedLoad(load)).toBe(false)
      expect(!isOpenLoad(load) && !isClosedLoad(load)).toBe(load.status === 'assumed_delivered')
    })
  })

  it('only open loads have exceptions', () => {
    holds([loadSituations], situation => {
      for (const tab of LOAD_EXCEPTIONS)
        expect(!isInLoadTab(tab, situation) || isInLoadTab('open', situation)).toBe(true)
    })
  })

  it('the order of stops and logs never changes the exceptions of a load', () => {
    holds([loadSituations], ({ load, logs, now }) => {
      const turned = {
        load: { ...load, stops: load.stops.toReversed() },
        logs: logs.toReversed(),
        now,
      }
      expect(loadExceptions(turned)).toEqual(loadExceptions({ load, logs, now }))
    })
  })

  it('an additional log never adds a load exception', () => {
    holds([loadSituations, loadLogs], (situation, log) => {
      const before = loadExceptions(situation)
      for (const stopId of [null, ...situation.load.stops.map(({ id }) => id)]) {
        const logs = [...situation.logs, { ...log, stopId }]
        for (const exception of loadExceptions({ ...situation, logs })) expect(before).toContain(exception)
      }
    })
  })

  it('the passing of time alone never removes a load exception', () => {
    holds([loadSituations, loadNows], (situation, other) => {
      const [early, late] = [Math.min(situation.now, other), Math.max(situation.now, other)]
      const then = loadExceptions({ ...situation, now: late })
      for (const exception of loadExceptions({ ...situation, now: early })) expect(then).toContain(exception)
    })
  })

  it('a load tab counts exactly the loads in it', () => {
    holds([fc.array(loadSituations, { maxLength: 6 })], situations => {
      const counts = countLoadTabs(situations)
      expect(counts['search-result']).toBe(situations.length)
      expect(counts.open + counts.closed).toBeLessThanOrEqual(situations.length)
      for (const tab of LOAD_TABS)
        expect(counts[tab]).toBe(situations.filter(each => isInLoadTab(tab, each)).length)
      for (const exception of LOAD_EXCEPTIONS) {
        expect(counts[exception]).toBeLessThanOrEqual(counts.open)
        expect(situations.some(each => hasLoadException(exception, each))).toBe(counts[exception] > 0)
      }
    })
  })
})

describe('laws of windows', () => {
  it('a window goes through its phases in one direction', () => {
    holds([scheduledWindows, loadNows, loadNows], (window, one, other) => {
      const early = windowPhase(window, Math.min(one, other))
      const late = windowPhase(window, Math.max(one, other))
      expect(early === null).toBe(late === null)
      if (early === null || late === null) return
      expect(WINDOW_PHASES.indexOf(early)).toBeLessThanOrEqual(WINDOW_PHASES.indexOf(late))
    })
  })

  it('the tracking of a load never ends while a window of its stops is active', () => {
    holds([loads, loadNows], (load, now) => {
      const stops = load.stops.filter(({ window }) => window.endsAt !== null)
      if (stops.some(({ window }) => windowPhase(window, now) === 'active'))
        expect(trackingPhase({ stops }, now)).not.toBe('ended')
    })
  })

  it('the order of stops never changes the tracking phase', () => {
    holds([loads, loadNows], ({ stops }, now) => {
      expect(trackingPhase({ stops: stops.toReversed() }, now)).toBe(trackingPhase({ stops }, now))
    })
  })

  it('every stop window has a text, whatever is missing', () => {
    holds([loadStops], stop => {
      expect(stopWindowText(stop)).not.toMatch(/undefined|null|NaN|Invalid/)
    })
  })
})

describe('laws of stops and the map', () => {
  it('the map shows exactly the stops with a place, in travel order', () => {
    holds([loads], ({ stops }) => {
      const shown = mapStops(stops)
      const inOrder = stopsInOrder(stops)
      expect(shown.map(({ stop }) => stop)).toEqual(
        inOrder.filter(({ latitude, longitude }) => mapPoint(latitude, longitude) !== null),
      )
      for (const { stop, number } of shown) expect(inOrder[number - 1]).toBe(stop)
    })
  })

  it('the next due stop belongs to the load, and no earlier stop is still to be done', () => {
    holds([loads, loadNows], (load, now) => {
      const due = nextDueStop(load, now)
      if (due === null) return
      const inOrder = stopsInOrder(load.stops)
      const before = inOrder.slice(0, inOrder.indexOf(due.stop))
      expect(inOrder).toContain(due.stop)
      expect(nextDueStop({ ...load, stops: before }, now)).toBeNull()
    })
  })
})

describe('laws of traces and distances', () => {
  it('a trace is in time order and has every sighting with an instant', () => {
    holds([fc.array(tracePoints)], points => {
      const trace = traceInOrder(points)
      expect(trace).toHaveLength(points.filter(({ seenAt }) => seenAt !== 'soon').length)
      for (const [index, { seenAt }] of trace.entries())
        expect(Date.parse(trace[index - 1]?.seenAt ?? seenAt)).toBeLessThanOrEqual(Date.parse(seenAt))
    })
  })

  it('a path is the trace without sightings that have no place', () => {
    holds([fc.array(tracePoints)], points => {
      const trace = traceInOrder(points)
      expect(tracePath(points)).toEqual(
        trace.filter(each => mapPoint(each.latitude, each.longitude) !== null),
      )
    })
  })

  it('the order of distances never changes which truck is nearest', () => {
    holds([fc.uniqueArray(pickupDistances, { selector: each => each.carrierVehicleId })], distances => {
      const nearest = nearestFirst(distances)
      expect(nearestFirst(distances.toReversed())).toEqual(nearest)
      expect(new Set(nearest)).toEqual(new Set(distances))
    })
  })

  it('more billable miles never make a load less trackable', () => {
    holds(
      [fc.double({ min: 0, max: 4_000, noNaN: true }), fc.double({ min: 0, max: 4_000, noNaN: true })],
      (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(isTrackable({ billableMiles: less }) && !isTrackable({ billableMiles: more })).toBe(false)
      },
    )
  })
})

describe('laws of load logs', () => {
  it('the order of load logs never changes how they are shown', () => {
    holds([fc.uniqueArray(loadLogs, { selector: ({ id }) => id })], logs => {
      expect(logsNewestFirst(logs.toReversed())).toEqual(logsNewestFirst(logs))
    })
  })

  it('an event in the future is never logged', () => {
    holds([loggingSituations], ({ situation, event }) => {
      if (Number.isNaN(Date.parse(event.occurredAt)) || Date.parse(event.occurredAt) <= situation.now) return
      expect(logEventProblems(event, situation)).toContainEqual(
        expect.objectContaining({ field: 'occurredAt' }),
      )
    })
  })

  it('the order of the logs never changes the problems of an event', () => {
    holds([loggingSituations], ({ situation, event }) => {
      const turned = { ...situation, logs: situation.logs.toReversed() }
      expect(logEventProblems(event, turned)).toEqual(logEventProblems(event, situation))
    })
  })

  it('an event logged without a problem has none when compared with itself', () => {
    holds([loggingSituations, loadLogs], ({ situation, event }, log) => {
      if (logEventProblems(event, situation).length > 0) return
      const logs = [...situation.logs, { ...log, ...event }]
      expect(logEventProblems(event, { ...situation, logs })).toEqual([])
    })
  })
})

describe('laws of freight lists and words', () => {
  it('a failed freight list has no rows and differs from an empty one', () => {
    holds([fc.oneof(refusals, failures)], error => {
      const list = freightListOf(refused(error))
      expect(list).toEqual({ items: [], page: 1, pages: 1, total: 0, error })
      expect(list).not.toEqual(freightListOf(done({ items: [], page: 1, pages: 1, total: 0 })))
    })
  })

  it('no name of the monitor is ever shown raw or empty', () => {
    holds([fc.string()], name => {
      expect(nameText(name)).not.toMatch(/_|^\s*$|^\s|\s$/)
    })
  })
})
