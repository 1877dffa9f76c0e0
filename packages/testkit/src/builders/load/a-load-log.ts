import type { LoadLog, LogEvent } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** The arrival at the pickup of a load. */
export const aLoadLog = builder<LoadLog>({
  id: id(71),
  loadId: id(17),
  stopId: id(31),
  occurredAt: '2026-11-21T14:30:00.000Z',
  kind: 'arrival',
  externalMessage: null,
})

/** The same arrival, about to be logged. */
export const aLogEvent = builder<LogEvent>({
  stopId: id(31),
  kind: 'arrival',
  occurredAt: '2026-11-21T14:30:00.000Z',
})
