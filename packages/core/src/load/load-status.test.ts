import { describe, expect, it } from 'vitest'
import { isClosedLoad, isOpenLoad, LOAD_STATUS_LABELS, LOAD_STATUSES } from './load-status.ts'

describe('the status of a load', () => {
  it.each([
    ['available', 'open'],
    ['covered', 'open'],
    ['progress', 'open'],
    ['delayed', 'open'],
    ['delivered', 'closed'],
    ['cancelled', 'closed'],
    ['assumed_delivered', 'neither'],
  ] as const)('the load status %s is %s', (status, place) => {
    expect(isOpenLoad({ status })).toBe(place === 'open')
    expect(isClosedLoad({ status })).toBe(place === 'closed')
  })

  it('a load has one of seven statuses', () => {
    expect(LOAD_STATUSES).toHaveLength(7)
  })

  it('every load status has a label', () => {
    expect(LOAD_STATUS_LABELS).toEqual({
      available: { label: 'Available', tone: 'neutral', meaning: 'No carrier has it yet.' },
      covered: {
        label: 'Covered',
        tone: 'info',
        meaning: 'A carrier has it. The truck is not on its way yet.',
      },
      progress: { label: 'In progress', tone: 'info', meaning: 'The truck is on its way.' },
      delayed: { label: 'Delayed', tone: 'incomplete', meaning: 'It is late or running late.' },
      delivered: { label: 'Delivered', tone: 'pass', meaning: 'The final delivery is complete.' },
      cancelled: { label: 'Canceled', tone: 'neutral', meaning: 'It will not be moved.' },
      assumed_delivered: {
        label: 'Assumed delivered',
        tone: 'incomplete',
        meaning: 'The delivery window has passed without a confirmation.',
      },
    })
  })
})
