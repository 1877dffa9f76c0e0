import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { SETTINGS } from '../configuration/index.ts'
import { configurationOf, WrongConfiguration } from './configuration-of.ts'
import { buildOf } from './served-page.ts'

const silent = vi.fn<(text: string) => void>()

it('a wrong configuration reports every problem, one per line, and throws', () => {
  const wrong = { FAIRHAUL_BOT_CHECK: '0', FAIRHAUL_CARDS: 'all' }
  expect(() => configurationOf(wrong, silent)).toThrow(WrongConfiguration)
  expect(() => configurationOf(wrong, silent)).toThrow(
    "The portal's settings are not usable:\n" +
      '  FAIRHAUL_BOT_CHECK must be on or off.\n' +
      '  FAIRHAUL_CARDS must be test or none.',
  )
  expect(silent).not.toHaveBeenCalled()
})

it('a name that is not a setting causes a warning only', () => {
  const warn = vi.fn<(text: string) => void>()
  expect(configurationOf({ FAIRHAUL_BOT_CHEK: 'off' }, warn).botCheck).toBe(true)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('FAIRHAUL_BOT_CHEK'))
})

it('the README has a row for every setting, with the text of the code, and no others', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const table = /<!-- settings of the portal -->\n([\s\S]*?)\n<!-- end -->/.exec(readme)?.[1] ?? ''
  const rows = SETTINGS.map(({ name, meaning, usual }) => `| \`${name}\` | ${meaning} | ${usual} |`)
  expect(table.split('\n').filter(line => line.startsWith('| `'))).toEqual(rows)
})

it('a build is identified by its page, and reports whether it has source maps', () => {
  const builds = ['one', 'two'].map(text => {
    const dist = mkdtempSync(join(tmpdir(), 'fairhaul-build-'))
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'index.html'), text)
    if (text === 'two') writeFileSync(join(dist, 'assets/x.js.map'), '{}')
    return buildOf(dist)
  })
  expect(builds.map(({ hasSourceMaps }) => hasSourceMaps)).toEqual([false, true])
  expect(new Set(builds.map(({ version }) => version)).size).toBe(2)
  for (const { version } of builds) expect(version).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{8}$/)
})
