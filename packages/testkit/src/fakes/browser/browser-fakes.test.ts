import { aChatPerson, anErrorReport, id } from '../../builders/index.ts'
import {
  automationMarkersContract,
  chatContract,
  clockContract,
  errorReportsContract,
  pageViewsContract,
  savedTargetContract,
  searchCacheContract,
} from '../../contracts/index.ts'
import { fakeAutomationMarkers } from './fake-automation-markers.ts'
import { fakePageViews, fakeSavedTarget, fakeSearchCache } from './fake-browser.ts'
import { fakeChat } from './fake-chat.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeErrorReports } from './fake-error-reports.ts'

chatContract(async () => {
  const chat = fakeChat()
  return {
    chat,
    person: aChatPerson(),
    other: aChatPerson({ userId: id(2), name: 'Ben Ortiz' }),
    told: () => chat.told,
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
  return { pageViews, told: () => pageViews.views }
})

savedTargetContract(async () => ({ target: fakeSavedTarget() }))

searchCacheContract(async () => ({ cache: fakeSearchCache() }))
