import type { CompanyEvents, EventBatch, EventMessage, LoadId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose loads change. */
export interface CompanyEventsSubject {
  readonly events: CompanyEvents
  /** Changes something of a load of the company. */
  readonly change: () => Promise<LoadId>
  readonly forVisitor: CompanyEvents
}

const batchIn = (message: IteratorResult<EventMessage>): EventBatch => {
  if (message.done === true || message.value.kind !== 'batch') throw new Error('The stream has no batch.')
  return message.value.batch
}

/** What every `CompanyEvents` does. */
export const companyEventsContract = (make: Make<CompanyEventsSubject>): void => {
  describe('events of a company', () => {
    let subject: CompanyEventsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const ofLoad = (id: LoadId) => expect.objectContaining({ subject: 'load', subjectId: id })

    it('without a place there are none, and the newest place', async () => {
      const { events, isComplete } = valueOf(await subject.events.since({}))
      expect({ events, isComplete }).toEqual({ events: [], isComplete: true })
    })

    it('what changed since a place is there once, and not after the next place', async () => {
      const { cursor } = valueOf(await subject.events.since({}))
      const id = await subject.change()
      const later = valueOf(await subject.events.since({ cursor }))
      expect(later.events).toContainEqual(ofLoad(id))
      expect(valueOf(await subject.events.since({ cursor: later.cursor })).events).toEqual([])
    })

    it('a stream begins with what changed since its place, then has each change', async () => {
      const { cursor } = valueOf(await subject.events.since({}))
      const before = await subject.change()
      const stream = valueOf(await subject.events.stream({ cursor }))[Symbol.asyncIterator]()
      expect(batchIn(await stream.next()).events).toContainEqual(ofLoad(before))
      const after = await subject.change()
      const batch = batchIn(await stream.next())
      expect(batch.events).toContainEqual(ofLoad(after))
      await stream.return?.()
      expect(valueOf(await subject.events.since({ cursor: batch.cursor })).events).toEqual([])
    })

    it('a stream ends with its signal', async () => {
      const leaving = new AbortController()
      const stream = valueOf(await subject.events.stream({}, leaving.signal))[Symbol.asyncIterator]()
      await stream.next()
      leaving.abort()
      expect((await stream.next()).done).toBe(true)
    })

    it('a text that is no place is refused', async () => {
      expectInvalid(await subject.events.since({ cursor: 'x' }), 'cursor')
      expectInvalid(await subject.events.stream({ cursor: 'x' }), 'cursor')
    })

    it('a visitor has no events', async () => {
      expectRefused(await subject.forVisitor.since({}), 'unauthenticated')
      expectRefused(await subject.forVisitor.stream({}), 'unauthenticated')
    })
  })
}
