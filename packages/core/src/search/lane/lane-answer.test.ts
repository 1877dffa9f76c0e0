import { aLaneAnswer, aLaneCarrier, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { cachedLaneAnswer } from '../../cache/cached-lane-answer.ts'
import { seenOnLaneText } from './lane-answer.ts'

it.each([
  [{ times: 3, lastOn: '2026-03-04' } as const, 'Seen 3 times on this lane, last on Mar 4, 2026'],
  [{ times: 1, lastOn: '2026-11-21' } as const, 'Seen 1 time on this lane, last on Nov 21, 2026'],
  [null, 'Not seen on this lane'],
])('lane sightings %j are described as %s', (seen, text) => {
  expect(seenOnLaneText(seen)).toBe(text)
})

describe('reading a stored lane answer', () => {
  const restored = (answer: unknown) => {
    const cached = cachedLaneAnswer(fakeSearchCache(), () => aUser())
    cached.store('/a', JSON.parse(JSON.stringify(answer)))
    return cached.restore('/a')
  }
  const { seenOnLane: _, ...carrier } = aLaneCarrier()
  const { legalName: __, ...nameless } = aLaneCarrier()
  const carriers = (items: unknown) => ({ ...aLaneAnswer().carriers, items })

  it('a stored lane answer is read back as it was', () => {
    for (const answer of [aLaneAnswer(), aLaneAnswer({ route: null })])
      expect(restored(answer)).toEqual(answer)
  })

  it.each([
    ['nothing', null],
    ['no route', { carriers: aLaneAnswer().carriers }],
    ['no carriers', { route: null }],
    ['carriers that are no page', { carriers: [], route: null }],
    ['carriers without what they were seen', { carriers: carriers([carrier]), route: null }],
    ['carriers that are no rows', { carriers: carriers([nameless]), route: null }],
  ])('a stored lane answer with %s is ignored', (_, it) => {
    expect(restored(it)).toBeUndefined()
  })
})
