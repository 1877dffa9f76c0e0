import type { LoadId } from '@fairhaul/core'
import { companyEventsContract } from '../contracts/index.ts'
import { fakeCompanyEvents } from './event-fakes.ts'
import { fakeWorld } from './fake-world.ts'

const LOAD = 7 as LoadId

companyEventsContract(async () => {
  const events = fakeCompanyEvents()
  return {
    events,
    change: async () => {
      events.happen({ kind: 'load', subject: 'load', subjectId: LOAD })
      return LOAD
    },
    forVisitor: fakeCompanyEvents(fakeWorld({ user: null })),
  }
})
