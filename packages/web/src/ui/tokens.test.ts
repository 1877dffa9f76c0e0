import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'
type Colours = ReadonlyMap<string, Record<Theme, string>>

const coloursOf = (selector: string): Colours => {
  const from = css.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`tokens.css has no ${selector}`)
  const block = css.slice(from, css.indexOf('}', from))
  const lines = block.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6,8}), (#[0-9a-f]{6,8})\)/g)
  return new Map([...lines].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

const main = coloursOf(':root')
const brands: Record<string, Colours> = {
  main,
  watchdog: new Map([...main, ...coloursOf('[data-brand="watchdog"]')]),
}

/** Relative luminance of a colour without transparency. Source: WCAG 2.2, "relative luminance". */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['page', 'surface', 'sunken', 'raised', 'hover']
const TONES = ['neutral', 'info', 'pass', 'override', 'incomplete', 'fail', 'brand']
const TOASTS = ['toast', 'toast-green', 'toast-dark-blue', 'toast-error', 'toast-info', 'toast-warning']

const TEXT_ON: readonly (readonly [string, string])[] = [
  ...['text', 'text-2', 'text-3', 'link', ...TONES].flatMap(ink => SURFACES.map(on => [ink, on] as const)),
  ...TONES.map(tone => [tone, `${tone}-soft`] as const),
  ...TONES.map(tone => ['text', `${tone}-soft`] as const),
  ...TOASTS.map(on => ['on-toast', on] as const),
  ...[...SURFACES, 'pass-soft', 'override-soft', 'incomplete-soft'].map(on => ['caution', on] as const),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['danger', 'surface'],
  ['link', 'brand-soft'],
  ['on-chart-now', 'chart-now'],
  ['on-chart-past', 'chart-past'],
  ['surface', 'incomplete'],
  ['surface', 'fail'],
]

const MARK_ON: readonly (readonly [string, string])[] = [
  ...['control', 'focus', 'brand', 'danger'].flatMap(mark => SURFACES.map(on => [mark, on] as const)),
  ...TONES.flatMap(tone => [['focus', `${tone}-soft`] as const]),
  ['chart-now', 'surface'],
  ['chart-past', 'surface'],
]

const combinations = Object.entries(brands).flatMap(([brand, colours]) =>
  (['light', 'dark'] as const).map(theme => ({ brand, theme, colours })),
)

describe.each(combinations)('the $brand brand in $theme', ({ theme, colours }) => {
  const value = (name: string) => {
    const found = colours.get(name)
    if (!found) throw new Error(`tokens.css has no --color-${name}`)
    return found[theme]
  }
  const tooFaint = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .map(([ink, on]) => ({ pair: `${ink} on ${on}`, ratio: contrast(value(ink), value(on)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`)

  it('sets text at 4.5:1 or more', () => expect(tooFaint(TEXT_ON, 4.5)).toEqual([]))
  it('sets controls, marks and focus at 3:1 or more', () => expect(tooFaint(MARK_ON, 3)).toEqual([]))
})

it('the watchdog brand has its own brand colors', () => {
  const own = coloursOf('[data-brand="watchdog"]')
  expect([...own.keys()]).toEqual(expect.arrayContaining(['brand', 'on-brand', 'link']))
})
