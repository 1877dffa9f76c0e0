import { anExpiredUser, aPaywall, aUser } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { USUAL_TOGGLES } from '../../account/feature-toggles.ts'
import { paletteCloseness } from './palette-closeness.ts'
import { PALETTE_GROUP_LABELS, PALETTE_GROUPS, type PaletteEntry } from './palette-entry.ts'
import { paletteScreens } from './palette-screens.ts'
import { rankPalette, mergePalette } from './rank-palette.ts'

const entry = (label: string, change: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: label,
  group: 'screens',
  label,
  searchTerms: [],
  isFound: false,
  ...change,
})

const rates = entry('Rate confirmations', { searchTerms: ['rate cons', 'mail'] })
const mine = entry('My Carriers')
const account = entry('My account', { searchTerms: ['billing'] })
const signOut = entry('Sign out', { group: 'actions' })
const eagle = entry('EAGLE MESA FREIGHT LLC', { group: 'carriers', isFound: true })
const search = entry('Search carriers', { group: 'search', isFound: true })

const keys = (rows: readonly { readonly entry: PaletteEntry }[]) => rows.map(({ entry: { key } }) => key)

describe('the closeness of a palette entry', () => {
  it.each([
    ['rate confirmations', 'whole'],
    ['RATE-Confirmations ', 'whole'],
    ['rat', 'start'],
    ['rate conf', 'start'],
    ['conf', 'terms'],
    ['ra co', 'terms'],
    ['conf rate', 'search-terms'],
    ['mail', 'search-terms'],
    ['rc', 'initials'],
    ['rateconf', 'initials'],
    ['cnfrm', 'letters'],
    ['', 'start'],
    ['---', 'start'],
    ['rates', undefined],
    ['ratex', undefined],
    ['onf', undefined],
    ['loads', undefined],
    ['rate loads', undefined],
  ] as const)('the palette text %j has the closeness %s', (text, closeness) => {
    expect(paletteCloseness(text, rates)).toBe(closeness)
  })

  it('palette matching ignores accents', () => {
    expect(paletteCloseness('Régate', entry('regate'))).toBe('whole')
  })

  it('a palette entry that a source found matches whatever its label', () => {
    expect(paletteCloseness('9000002', eagle)).toBe('found')
  })
})

describe('the rows of a text', () => {
  it('palette rows are sorted by closeness, and groups by their closest row', () => {
    const entries = [mine, account, signOut, eagle, search]
    expect(keys(rankPalette({ text: 'my', entries, recent: [] }))).toEqual([
      'My Carriers',
      'My account',
      'EAGLE MESA FREIGHT LLC',
      'Search carriers',
    ])
    expect(keys(rankPalette({ text: 'mc', entries, recent: [] }))).toEqual([
      'EAGLE MESA FREIGHT LLC',
      'My Carriers',
      'Search carriers',
    ])
  })

  it('of equally close palette rows the more recent choice is first', () => {
    const params = { text: 'my', entries: [mine, account] }
    expect(keys(rankPalette({ ...params, recent: ['My account'] }))).toEqual(['My account', 'My Carriers'])
    expect(keys(rankPalette({ ...params, recent: ['My Carriers', 'My account'] }))).toEqual([
      'My Carriers',
      'My account',
    ])
  })

  it('the palette shows eight rows of a group at most', () => {
    const entries = Array.from({ length: 9 }, (_, at) => entry(`Load ${at}`))
    expect(rankPalette({ text: 'load', entries, recent: [] })).toHaveLength(8)
  })

  it('the palette shows no rows if nothing matches', () => {
    expect(rankPalette({ text: 'xyz', entries: [mine, account], recent: ['My account'] })).toEqual([])
  })
})

describe('without a text', () => {
  it('the palette without a text shows the recent entries, then the groups in order, each entry once', () => {
    const rows = rankPalette({
      text: ' ',
      entries: [signOut, mine, account],
      recent: ['My account', 'gone'],
    })
    expect(rows).toEqual([
      { group: 'recent', entry: account },
      { group: 'screens', entry: mine },
      { group: 'actions', entry: signOut },
    ])
  })

  it('the palette without a text shows six recent entries at most', () => {
    const entries = Array.from({ length: 8 }, (_, at) => entry(`Load ${at}`))
    const rows = rankPalette({ text: '', entries, recent: entries.map(({ key }) => key) })
    expect(rows.map(({ group }) => group)).toEqual([...Array(6).fill('recent'), 'screens', 'screens'])
  })
})

describe('late palette answers', () => {
  const rows = (...entries: readonly PaletteEntry[]) =>
    entries.map(each => ({ group: each.group, entry: each }))

  it('a late palette answer is shown below the cursor', () => {
    expect(keys(mergePalette(rows(mine, signOut), rows(eagle, mine, signOut), 'My Carriers'))).toEqual([
      'My Carriers',
      'EAGLE MESA FREIGHT LLC',
      'Sign out',
    ])
  })

  it("a late palette answer is shown below the cursor's group", () => {
    const shown = rows(mine, rates)
    expect(keys(mergePalette(shown, rows(eagle, mine, rates), 'My Carriers'))).toEqual([
      'My Carriers',
      'Rate confirmations',
      'EAGLE MESA FREIGHT LLC',
    ])
  })

  it.each([null, 'gone'])('a late palette answer is shown in its own order if the cursor is on %s', held => {
    expect(mergePalette(rows(mine), rows(eagle, mine), held)).toEqual(rows(eagle, mine))
  })

  it('the row under the cursor takes what a late answer says of it', () => {
    const entry = {
      key: 'phone',
      group: 'other-search',
      label: 'Phone',
      searchTerms: [],
      isFound: true,
    } as const
    const answered = { ...entry, label: 'Phone of EAGLE BASIN' }
    const row = (it: PaletteEntry) => [{ group: 'other-search', entry: it } as const]
    expect(mergePalette(row(entry), row(answered), 'phone')).toEqual(row(answered))
  })
})

describe('the screens of a user', () => {
  const names = (user: Parameters<typeof paletteScreens>[0]) =>
    paletteScreens(user, USUAL_TOGGLES).map(({ name }) => name)

  it('palette screens are those of the menu, then the others that need neither an id nor a query', () => {
    expect(names(aUser())).toEqual([
      'home',
      'lane-search',
      'contact-search',
      'vehicles',
      'directory',
      'saved-searches',
      'connections',
      'my-carriers',
      'carrier-invitations',
      'insights',
      'identity-alerts',
      'loads',
      'alerts',
      'load-audit',
      'rate-confirmations',
      'company-change-orders',
      'company-reports',
      'audit-log',
      'my-account',
      'upload-list',
      'new-identity-alert',
      'rate-confirmation-emails',
      'load-day',
      'pickup-check',
      'new-load',
      'upload-loads',
      'rule-what-if',
      'policy',
    ])
    expect(paletteScreens(aUser(), USUAL_TOGGLES).at(-7)).toMatchObject({
      label: 'Rate confirmation e-mails',
      path: '/carriers/rate-confirmations/emails',
    })
  })

  it('palette screens leave out what the guard does not allow', () => {
    expect(names(aUser({ paywall: aPaywall({ canLaneSearch: false }) }))).not.toContain('lane-search')
    expect(names(anExpiredUser())).toEqual(['company-change-orders', 'my-account'])
  })

  it('palette screens are found by their other names', () => {
    const found = paletteScreens(aUser(), USUAL_TOGGLES).find(({ searchTerms }) =>
      searchTerms.includes('billing'),
    )
    expect(found?.name).toBe('my-account')
    expect(PALETTE_GROUPS.map(group => PALETTE_GROUP_LABELS[group])).toEqual([
      'Recent',
      'Screens',
      'Actions',
      'Contact or vehicle',
      'Carriers',
      'Loads',
      'Saved searches',
      'Search',
    ])
  })
})
