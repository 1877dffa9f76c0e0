import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paletteCloseness } from './palette-closeness.ts'
import { PALETTE_GROUPS, type PaletteEntry, type PaletteRow } from './palette-entry.ts'
import { rankPalette, mergePalette } from './rank-palette.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'é', ' ', '-', '1'), maxLength: 6 })
const entries: fc.Arbitrary<readonly PaletteEntry[]> = fc.uniqueArray(
  fc.record({
    key: fc.nat(30).map(String),
    group: fc.constantFrom(...PALETTE_GROUPS.filter(group => group !== 'recent')),
    label: letters,
    searchTerms: fc.array(letters, { maxLength: 2 }),
    isFound: fc.boolean(),
  }),
  { selector: ({ key }) => key, maxLength: 12 },
)
const recent = fc.uniqueArray(fc.nat(30).map(String), { maxLength: 8 })
const keysOf = (rows: readonly PaletteRow[]) => rows.map(({ entry }) => entry.key)
const byCodePoint = (one: string, other: string) => (one < other ? -1 : 1)

it('a longer text never matches a palette entry that the shorter text does not match', () => {
  holds([letters, letters, entries], (text, more, all) => {
    for (const entry of all)
      if (paletteCloseness(text + more, entry) !== undefined)
        expect(paletteCloseness(text, entry)).toBeDefined()
  })
})

it('no palette entry is shown twice, and without a text none is missing', () => {
  holds([letters, entries, recent], (text, all, chosen) => {
    const shown = keysOf(rankPalette({ text, entries: all, recent: chosen }))
    expect(new Set(shown).size).toBe(shown.length)
    const whole = keysOf(rankPalette({ text: '', entries: all, recent: chosen }))
    expect(whole.toSorted(byCodePoint)).toEqual(all.map(({ key }) => key).toSorted(byCodePoint))
  })
})

it('case and surrounding blanks of a palette text change nothing', () => {
  holds([letters, entries, recent], (text, all, chosen) => {
    const rows = rankPalette({ text, entries: all, recent: chosen })
    expect(rankPalette({ text: ` ${text.toUpperCase()} `, entries: all, recent: chosen })).toEqual(rows)
  })
})

it('each palette group is contiguous, and the search is last', () => {
  holds([letters, entries, recent], (text, all, chosen) => {
    const groups = rankPalette({ text, entries: all, recent: chosen }).map(({ group }) => group)
    const runs = groups.filter((group, at) => group !== groups[at - 1])
    expect(new Set(runs).size).toBe(runs.length)
    if (runs.includes('search')) expect(runs.at(-1)).toBe('search')
  })
})

it('a recent choice never moves a palette row behind one that is no closer', () => {
  holds([letters, entries, fc.nat(30).map(String)], (text, all, key) => {
    const before = keysOf(rankPalette({ text, entries: all, recent: [] })).indexOf(key)
    const after = keysOf(rankPalette({ text, entries: all, recent: [key] })).indexOf(key)
    if (before >= 0) expect(after).toBeLessThanOrEqual(before)
  })
})

it('a late answer moves no palette row at or above the cursor, drops none and shows none twice', () => {
  holds([letters, entries, entries, fc.nat(12)], (text, early, late, at) => {
    const shown = rankPalette({ text, entries: early, recent: [] })
    const next = rankPalette({ text, entries: late, recent: [] })
    const held = shown[at]?.entry.key ?? null
    const settled = keysOf(mergePalette(shown, next, held))
    if (held !== null) expect(settled.slice(0, at + 1)).toEqual(keysOf(shown).slice(0, at + 1))
    expect(new Set(settled).size).toBe(settled.length)
    expect(settled).toEqual(expect.arrayContaining(keysOf(next)))
  })
})

it("after a late answer, the other rows of the cursor's palette group come right below it", () => {
  holds([letters, entries, entries, fc.nat(12)], (text, early, late, at) => {
    const shown = rankPalette({ text, entries: early, recent: [] })
    const settled = mergePalette(
      shown,
      rankPalette({ text, entries: late, recent: [] }),
      shown[at]?.entry.key ?? null,
    )
    const below = settled.slice(at + 1).map(({ group }) => group)
    const ofHeld = below.filter(group => group === shown[at]?.group)
    expect(below.slice(0, ofHeld.length)).toEqual(ofHeld)
  })
})
