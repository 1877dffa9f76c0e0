import { aChatPerson, anErrorReport, id } from '../../builders/index.ts'
import { automationMarkersContract, chatContract, errorReportsContract } from '../../contracts/index.ts'
import { fakeAutomationMarkers } from './fake-automation-markers.ts'
import { fakeChat } from './fake-chat.ts'
import { fakeErrorReports } from './fake-error-reports.ts'

chatContract(async () => {
  const chat = fakeChat()
  return {
    chat,
    person: aChatPerson(),
    other: aChatPerson({ userId: id(2), name: 'Ben Ortiz' }),
    told: () => chat.told,
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
