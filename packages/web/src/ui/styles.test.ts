import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const SHEETS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => [path, readFileSync(join(SOURCES, path), 'utf8')] as const)

/** The rules of a sheet, without those around them: selector and declarations. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }))
const isColumn = (body: string) => /flex-direction: column/.test(body) && /[^-]max-height:/.test(body)
const scrolls = (body: string) => /overflow(-y)?: auto/.test(body)

it('the sheets are found', () => {
  expect(SHEETS.length).toBeGreaterThan(100)
})

it('what scrolls in a column that is as high as its content is as high as its own: it does not grow from nothing', () => {
  const columns = SHEETS.filter(([, css]) => rulesOf(css).some(({ body }) => isColumn(body)))
  expect(columns.map(([path]) => path)).toContain('app/frame/palette/Palette.module.css')
  const growing = columns.flatMap(([path, css]) =>
    rulesOf(css)
      .filter(({ body }) => scrolls(body) && !/max-height|flex: (none|0 1 auto)/.test(body))
      .map(({ selector }) => `${path} ${selector}`),
  )
  expect(growing).toEqual([])
})

/** The width of a sheet of Letter or A4, in pixels: with its margins (Chromium), and without them (Firefox). */
const PAPER = { from: 700, to: 820 }

it('a layout for narrow windows is not one for paper, which one browser measures with margins and another without', () => {
  const narrow = SHEETS.flatMap(([path, css]) =>
    [...css.matchAll(/@media \(max-width: (\d+)px\)/g)]
      .filter(([, width]) => Number(width) >= PAPER.from && Number(width) < PAPER.to)
      .map(([rule]) => `${path} ${rule}`),
  )
  expect(narrow).toEqual([])
})
