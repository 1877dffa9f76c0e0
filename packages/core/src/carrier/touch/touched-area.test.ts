import { aTouchedArea, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { verifiedAreas, visitedAreas } from './touched-area.ts'

const dallas = aTouchedArea({ areaId: id(75), count: 3, lastOn: '2026-11-10' })
const waco = aTouchedArea({
  areaId: id(76),
  name: 'Waco, TX 76701',
  zip: '76701',
  count: 1,
  lastOn: '2026-11-12',
})

describe('the areas that a carrier visited', () => {
  it('are merged by area with their counts and the later day, newest first', () => {
    const later = { ...dallas, count: 2, lastOn: '2026-11-11' } as const
    expect(visitedAreas([dallas, waco], [later])).toEqual([
      { ...waco, isVerifiedByEld: false },
      { ...dallas, count: 5, lastOn: '2026-11-11', isVerifiedByEld: true },
    ])
  })

  it('keep the later day where the ELD saw them earlier', () => {
    const earlier = { ...dallas, count: 1, lastOn: '2026-11-01' } as const
    expect(visitedAreas([dallas], [earlier])).toEqual([{ ...dallas, count: 4, isVerifiedByEld: true }])
  })

  it('stay verified whatever is merged after, and unverified where no ELD saw them', () => {
    expect(visitedAreas([], [dallas, dallas])[0]?.isVerifiedByEld).toBe(true)
    expect(visitedAreas([dallas, dallas], [])[0]).toEqual({ ...dallas, count: 6, isVerifiedByEld: false })
  })

  it('of one day are those with more touches first, then the lower id', () => {
    const areas = [
      { ...waco, areaId: id<'area'>(9), lastOn: '2026-11-10', count: 1 },
      { ...waco, areaId: id<'area'>(8), lastOn: '2026-11-10', count: 1 },
      dallas,
    ] as const
    expect(visitedAreas(areas, []).map(({ areaId }) => areaId)).toEqual([75, 8, 9])
  })

  it('are none where nothing is known', () => {
    expect(visitedAreas([], [])).toEqual([])
  })

  it('that an ELD verified are the ones it saw', () => {
    expect(verifiedAreas(visitedAreas([dallas], [waco]))).toEqual([{ ...waco, isVerifiedByEld: true }])
  })
})
