import { expect, it } from 'vitest'
import { refusalMessage } from '../../shared/refusal-message.ts'
import { laneSearchRefusalMessage } from './lane-search-refusal.ts'

it('a server error during a lane search has its own message', () => {
  expect(laneSearchRefusalMessage({ kind: 'server-error', requestId: 'r-1' })).toEqual({
    title: 'This lane could not be searched',
    explanation: 'The server had a problem with this search. Your lane and filters are unchanged.',
    advice: 'Try again, or use fewer filters. A retry does not count as another search.',
    requestId: 'r-1',
  })
})

it('any other refusal of a lane search has the general message', () => {
  const refusal = { kind: 'forbidden', message: null, requestId: null } as const
  expect(laneSearchRefusalMessage(refusal)).toEqual(refusalMessage(refusal))
})

it("an unknown area in a lane search has a message about the lane's ends", () => {
  expect(laneSearchRefusalMessage({ kind: 'not-found', requestId: 'r-2' })).toMatchObject({
    title: 'We do not recognize a place on this lane',
    requestId: 'r-2',
  })
})
