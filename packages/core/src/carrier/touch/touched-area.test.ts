import { aTouchedArea, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { areasWithin, verifiedAreas, visitedAreas } from './touched-area.ts'

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

it('a merged area keeps the place that one of its sources knows', () => {
  const placeless = { ...dallas, latitude: null, longitude: null }
  expect(visitedAreas([placeless], [dallas])[0]).toMatchObject({ latitude: 32.79, longitude: -96.8 })
  expect(visitedAreas([dallas], [placeless])[0]).toMatchObject({ latitude: 32.79, longitude: -96.8 })
})

it.each([
  ['month', '2026-12-10', 2],
  ['month', '2026-12-11', 1],
  ['year', '2027-11-10', 2],
  ['year', '2027-11-11', 1],
  ['all', '2036-01-01', 2],
] as const)('in the window %s up to %s there are %d of two areas', (window, today, areas) => {
  expect(areasWithin(visitedAreas([dallas, waco], []), window, today)).toHaveLength(areas)
})
