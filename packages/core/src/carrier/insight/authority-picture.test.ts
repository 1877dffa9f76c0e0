import { describe, expect, it } from 'vitest'
import { authorityPicture } from './authority-picture.ts'

const TODAY = '2027-03-04'

describe('the picture of an authority', () => {
  it('an authority without a break is one bar up to today, and says since when', () => {
    const picture = authorityPicture({ periods: [{ from: '2019-03-21', to: null }] }, TODAY)
    expect(picture?.bars).toMatchObject([{ from: 0, tone: 'now' }])
    expect(picture?.bars[0]?.to).toBeCloseTo(picture?.axis.today ?? 0)
    expect(picture?.marks).toMatchObject([
      { text: 'Active, 7 years', note: 'since Mar 21, 2019', tone: 'strong' },
    ])
    expect(picture?.summary).toBe('Active, 7 years, since Mar 21, 2019. No gap on record.')
  })

  it('a gap between two grants is a bar of its own, and its days are shown', () => {
    const picture = authorityPicture(
      {
        periods: [
          { from: '2015-07-03', to: '2019-02-09' },
          { from: '2019-03-21', to: null },
        ],
      },
      TODAY,
    )
    expect(picture?.bars.map(({ tone }) => tone)).toEqual(['past', 'now', 'gap'])
    expect(picture?.marks.map(({ text, note }) => `${text} | ${note}`)).toEqual([
      'Granted | Jul 3, 2015',
      'No authority, 40 days | Feb 9, 2019 to Mar 21, 2019',
      'Active, 7 years | since Mar 21, 2019',
    ])
    expect(picture?.rows).toEqual([
      ['Mar 21, 2019', 'today', 'Authority, 7 years'],
      ['Feb 9, 2019', 'Mar 21, 2019', 'No authority, 40 days'],
      ['Jul 3, 2015', 'Feb 9, 2019', 'Authority, 3 years 7 months'],
    ])
    expect(picture?.summary).toContain('1 gap on record')
  })

  it('of several gaps the longest is named, and of equal ones the latest', () => {
    const periods = [
      { from: '2010-01-01', to: '2011-01-01' },
      { from: '2011-01-11', to: '2012-01-01' },
      { from: '2012-01-11', to: '2013-01-01' },
      { from: '2013-01-02', to: null },
    ] as const
    expect(authorityPicture({ periods }, TODAY)?.marks[1]?.note).toBe('Jan 1, 2012 to Jan 11, 2012')
    expect(authorityPicture({ periods: periods.toReversed().toReversed() }, TODAY)?.rows).toHaveLength(7)
  })

  it('an authority that ended says since when there is none', () => {
    const picture = authorityPicture({ periods: [{ from: '2015-07-03', to: '2026-02-09' }] }, TODAY)
    expect(picture?.marks.map(({ text }) => text)).toEqual(['Granted', 'No authority'])
    expect(picture?.marks[1]).toMatchObject({ note: 'since Feb 9, 2026', tone: 'short' })
  })

  it('an end that lies ahead leaves the authority active, and is named', () => {
    const picture = authorityPicture({ periods: [{ from: '2019-03-21', to: '2027-04-01' }] }, TODAY)
    expect(picture?.bars).toMatchObject([{ tone: 'now', to: picture?.axis.today }])
    expect(picture?.marks).toMatchObject([
      { text: 'Active, 7 years', note: 'since Mar 21, 2019, ends Apr 1, 2027', tone: 'strong' },
    ])
    expect(picture?.rows).toEqual([['Mar 21, 2019', 'today', 'Authority, 7 years']])
  })

  it('there is no picture without a period, or of one that begins later', () => {
    expect(authorityPicture({ periods: [] }, TODAY)).toBeNull()
    expect(authorityPicture({ periods: [{ from: '2027-04-01', to: null }] }, TODAY)).toBeNull()
  })
})
