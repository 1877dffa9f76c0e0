import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dockNumberText, readDockText } from './read-dock-text.ts'

const VIN = '1FUJGLDR9CSBF4567'

it.each([
  ['', []],
  ['no number here', []],
  ['4KZ221', ['Plate 4KZ221']],
  ['TX 4KZ-221', ['Plate 4KZ221, TX']],
  ['plate: 4KZ 221', ['Plate 4KZ221']],
  ['usdot 1234567', ['USDOT 1234567']],
  ['MC-123456', ['MC 123456']],
  ['1234567', ['Number 1234567']],
  ['HARBOR FREIGHT LLC\nUSDOT 1234567\nMC 765432', ['USDOT 1234567', 'MC 765432']],
  ['Harbor Freight LLC U.S. DOT 1234567 Laredo TX', ['USDOT 1234567']],
  ['US DOT# 1234567 GVWR 80,000 LBS', ['USDOT 1234567']],
  ['USDOT 1234567 | 80000 LBS | IL P718345 | UNIT 204', ['USDOT 1234567', 'Plate P718345, IL']],
  ['USDOT 1234567\nUSDOT 1234567', ['USDOT 1234567']],
  ['USDOT 1234567 MC 765432', ['USDOT 1234567', 'MC 765432']],
  ['USDOT 1234567\n2345678', ['USDOT 1234567']],
  [`*${VIN}*`, [`VIN ${VIN}`]],
  [`USDOT 1234567 *I${VIN}*`, ['USDOT 1234567', `VIN ${VIN}`]],
  [`TX 4KZ221\n* I${VIN} *\r\n`, ['Plate 4KZ221, TX', `VIN ${VIN}`]],
  [`VIN ${VIN}\nA12345`, [`VIN ${VIN}`]],
  ['TX 4KZ221\nA12345', ['Plate 4KZ221, TX']],
  ['4KZ221\nA12345', ['Plate 4KZ221', 'Plate A12345']],
  ['FF 1234\nSCAC ABCD', []],
  ['(956) 555-0144\nUSDOT 1234567', ['USDOT 1234567']],
  ['UNIT 204', []],
  ['221', ['Number 221']],
  ['4KZ 221', ['Plate 4KZ221']],
  ['HARBOR 4KZ 221', []],
  ['HARBOR 4KZ221', ['Plate 4KZ221']],
  ['HARBOR FREIGHT 1234567', ['Number 1234567']],
  ['dispatch@eagle.example 1FUJGLDR9CSBF4567', ['VIN 1FUJGLDR9CSBF4567']],
])('the dock text %j is read as %j', (text, numbers) => {
  expect(readDockText(text).map(dockNumberText)).toEqual(numbers)
})

it('a dock text that is too long is read as far as its first 2,000 characters', () => {
  expect(readDockText(`${'x'.repeat(1_990)}\nUSDOT 1234567`)).toEqual([])
})

it('a number that is read in a dock text is found in any noise around it', () => {
  const noise = fc.array(
    fc.constantFrom('HARBOR FREIGHT LLC', 'LAREDO', 'GVWR 80000 LBS', 'UNIT 12', '(956) 555-0144'),
  )
  holds([noise, noise], (before, after) => {
    const text = [...before, 'USDOT 1234567', 'TX 4KZ221', ...after].join('\n')
    expect(readDockText(text).map(dockNumberText)).toEqual(['USDOT 1234567', 'Plate 4KZ221, TX'])
  })
})

it('no text makes reading the numbers of a dock fail, and what was read is read again from its own text', () => {
  holds([fc.string({ maxLength: 80 })], text => {
    for (const number of readDockText(text)) {
      const again = readDockText(dockNumberText(number).replace(/^Number |,(?= [A-Z]{2}$)/g, ''))
      expect(again.map(dockNumberText)).toEqual([dockNumberText(number)])
    }
  })
})
