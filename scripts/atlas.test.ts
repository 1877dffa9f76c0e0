import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ATLAS, northAmerica } from './lib/atlas.mjs'

it('the boundaries of the map file are those of us-atlas and world-atlas', () => {
  expect(readFileSync(ATLAS, 'utf8')).toBe(`${JSON.stringify(northAmerica())}\n`)
})
