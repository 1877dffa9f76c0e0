import { expect, it } from 'vitest'
import { aChatPerson, anErrorReport, id } from '../builders/index.ts'
import {
  automationMarkersContract,
  chatContract,
  clockContract,
  errorReportsContract,
  pageViewsContract,
  savedTargetContract,
  searchCacheContract,
} from '../contracts/index.ts'
import {
  fakeAutomationMarkers,
  fakeClock,
  fakePageViews,
  fakeSavedTarget,
  fakeSearchCache,
} from './browser-fakes.ts'
import { fakeChat, fakeErrorReports } from './service-fakes.ts'

chatContract(async () => {
  const chat = fakeChat()
  return {
    chat,
    person: aChatPerson(),
    other: aChatPerson({ userId: id(2), name: 'Ben Ortiz' }),
    reportedEffects: () => chat.reported,
    receive: chat.receive,
    timesShown: chat.timesShown,
  }
})

errorReportsContract(async () => {
  const reports = fakeErrorReports()
  return { reports, report: anErrorReport(), sent: () => reports.sent }
})

automationMarkersContract(async () => {
  const markers = fakeAutomationMarkers()
  return {
    markers,
    leaveMarker: () => {
      markers.leave('webdriver')
      return 'webdriver'
    },
  }
})

clockContract(async () => {
  const clock = fakeClock()
  return { clock, pass: async ms => clock.advance(ms) }
})

pageViewsContract(async () => {
  const pageViews = fakePageViews()
  return { pageViews, reportedViews: () => pageViews.views }
})

savedTargetContract(async () => ({ target: fakeSavedTarget() }))

searchCacheContract(async () => ({ cache: fakeSearchCache() }))

it('fakeClock runs due callbacks at their time, in order, and no canceled one', () => {
  const clock = fakeClock('2026-11-21')
  const start = clock.now()
  const happened: string[] = []
  clock.after(200, () => happened.push(`second at ${clock.now() - start}`))
  clock.after(100, () => {
    happened.push(`first at ${clock.now() - start}`)
    clock.after(50, () => happened.push(`inner at ${clock.now() - start}`))
  })
  clock.after(120, () => happened.push('never'))()
  clock.advance(199)
  expect(happened).toEqual(['first at 100', 'inner at 150'])
  clock.advance(1)
  expect(happened.at(-1)).toBe('second at 200')
  clock.advance(24 * 3_600_000)
  expect(clock.today()).toBe('2026-11-22')
})
