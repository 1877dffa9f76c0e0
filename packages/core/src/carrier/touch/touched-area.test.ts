import { aTouchedArea, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { verifiedAreas, visitedAreas } from './touched-area.ts'

const dallas = aTouchedArea({ areaId: id(75), count: 3, lastOn: '2026-11-10' })
const waco = aTouchedArea({
  areaId: id(76),
  name: 'Waco, TX 76701',
  zip: '76701',
  count: 1,
  lastOn: '2026-11-12',
})

it('touched areas are merged with their counts and the later day, newest first', () => {
  const later = { ...dallas, count: 2, lastOn: '2026-11-11' } as const
  expect(visitedAreas([dallas, waco], [later])).toEqual([
    { ...waco, isVerifiedByEld: false },
    { ...dallas, count: 5, lastOn: '2026-11-11', isVerifiedByEld: true },
  ])
})

it('touched areas keep the later day if the ELD saw them earlier', () => {
  const earlier = { ...dallas, count: 1, lastOn: '2026-11-01' } as const
  expect(visitedAreas([dallas], [earlier])).toEqual([{ ...dallas, count: 4, isVerifiedByEld: true }])
})

it('an ELD-verified area stays verified when merged, and others stay unverified', () => {
  expect(visitedAreas([], [dallas, dallas])[0]?.isVerifiedByEld).toBe(true)
  expect(visitedAreas([dallas, dallas], [])[0]).toEqual({ ...dallas, count: 6, isVerifiedByEld: false })
})

it('touched areas of one day are ordered by touches, then by the lower id', () => {
  const areas = [
    { ...waco, areaId: id<'area'>(9), lastOn: '2026-11-10', count: 1 },
    { ...waco, areaId: id<'area'>(8), lastOn: '2026-11-10', count: 1 },
    dallas,
  ] as const
  expect(visitedAreas(areas, []).map(({ areaId }) => areaId)).toEqual([75, 8, 9])
})

it('there are no touched areas without touches', () => {
  expect(visitedAreas([], [])).toEqual([])
})

it('ELD-verified areas are the ones the ELD saw', () => {
  expect(verifiedAreas(visitedAreas([dallas], [waco]))).toEqual([{ ...waco, isVerifiedByEld: true }])
})
