import { describe, expect, it } from 'vitest'
import { type CompanyEvent, type EventBatch, type EventInterest, outdates } from './company-event.ts'

const batchOf = (events: readonly CompanyEvent[], isComplete = true): EventBatch => ({
  cursor: '1.1:1:',
  events,
  isComplete,
})
const LOG_OF_7: CompanyEvent = { kind: 'load_log', subject: 'load', subjectId: 7 }
const LOAD_7: EventInterest = { kinds: ['load', 'load_log'], subject: { kind: 'load', id: 7 } }

describe('what a batch of events outdates', () => {
  it.each<[string, EventBatch, EventInterest, boolean]>([
    ['a log of a load outdates the load', batchOf([LOG_OF_7]), LOAD_7, true],
    ['a log of another load does not', batchOf([{ ...LOG_OF_7, subjectId: 8 }]), LOAD_7, false],
    ['logs of many loads do', batchOf([{ ...LOG_OF_7, subjectId: null }]), LOAD_7, true],
    ['something of another thing does not', batchOf([{ ...LOG_OF_7, subject: 'ticket' }]), LOAD_7, false],
    ['another kind of change does not', batchOf([{ ...LOG_OF_7, kind: 'note' }]), LOAD_7, false],
    ['a list of loads is outdated by any of them', batchOf([LOG_OF_7]), { kinds: ['load_log'] }, true],
    ['a batch without events outdates nothing', batchOf([]), LOAD_7, false],
    ['a batch that is not complete outdates everything', batchOf([], false), LOAD_7, true],
  ])('%s', (_, batch, interest, expected) => {
    expect(outdates(batch, interest)).toBe(expected)
  })
})
