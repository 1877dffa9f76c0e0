import { aLaneAnswer, aLaneCarrier } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { isCachedLaneAnswer } from '../../cache/cached-lane-answer.ts'
import { seenOnLaneText } from './lane-answer.ts'

it.each([
  [{ times: 3, lastOn: '2026-03-04' } as const, 'Seen 3 times on this lane, last on 4 Mar 2026'],
  [{ times: 1, lastOn: '2026-11-21' } as const, 'Seen 1 time on this lane, last on 21 Nov 2026'],
  [null, 'Not seen on this lane'],
])('lane sightings %j are described as %s', (seen, text) => {
  expect(seenOnLaneText(seen)).toBe(text)
})

describe('reading a stored lane answer', () => {
  const { seenOnLane: _, ...carrier } = aLaneCarrier()
  const { legalName: __, ...nameless } = aLaneCarrier()
  const carriers = (items: unknown) => ({ ...aLaneAnswer().carriers, items })

  it('a stored lane answer is read back as it was', () => {
    expect(isCachedLaneAnswer(JSON.parse(JSON.stringify(aLaneAnswer())))).toBe(true)
    expect(isCachedLaneAnswer(aLaneAnswer({ route: null }))).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['no route', { carriers: aLaneAnswer().carriers }],
    ['no carriers', { route: null }],
    ['carriers that are no page', { carriers: [], route: null }],
    ['carriers without what they were seen', { carriers: carriers([carrier]), route: null }],
    ['carriers that are no rows', { carriers: carriers([nameless]), route: null }],
  ])('a stored lane answer with %s is ignored', (_, it) => {
    expect(isCachedLaneAnswer(it)).toBe(false)
  })
})
