import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ATLAS, northAmerica } from './lib/atlas.mjs'

it('the boundaries that maps are drawn from are those that their packages give', () => {
  expect(readFileSync(ATLAS, 'utf8')).toBe(`${JSON.stringify(northAmerica())}\n`)
})
